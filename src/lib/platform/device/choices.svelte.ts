import { localValue } from './local-value';

type Value = string | boolean;

/** What can be chosen under each name; the first holds until another is chosen. */
type Offers = Readonly<Record<string, readonly [Value, ...Value[]]>>;

type Chosen<O extends Offers> = { -readonly [Name in keyof O]: O[Name][number] };

/** Properties that outlast the visit: to set one is to write it down in this browser. */
export function choices<const O extends Offers>(offers: O): Chosen<O> {
	const entries = Object.entries(offers).map(([name, values]) => {
		const written = localValue(name).read();
		return [name, values.find((value) => String(value) === written) ?? values[0]];
	});
	// safe: each name got one of its own values
	const chosen = $state(Object.fromEntries(entries) as Chosen<O>);
	return new Proxy(chosen, {
		set(target, name, value) {
			localValue(String(name)).write(String(value));
			return Reflect.set(target, name, value);
		}
	});
}
