import { formatsIn } from '../../formats';
import type { FailureStrings } from './en';

const { list } = formatsIn('fr');

export const failureFr: FailureStrings = {
	failure: {
		broken: 'Quelque chose s’est mal passé',
		brokenText: 'Vos parties sont intactes sur cet appareil.',
		matchText: 'Votre partie est intacte : tout ce que vous avez saisi est sur cet appareil.',
		lostPart:
			'Une partie de l’application n’est pas arrivée. Elle sera rechargée si vous continuez.',
		exportAll: 'Tout exporter',
		exporting: 'Écriture du fichier…',
		exportFailed:
			'Le stockage ne répond pas pour l’instant. Rien n’a été effacé : réessayez plus tard.',
		copyReport: 'Copier le rapport',
		copyFailed: 'Cela n’a pas marché ici. Sélectionnez le texte du rapport et copiez-le.',
		report: 'Ce que dit le rapport',
		reportText: 'Ni noms, ni titres, ni notes. Rien ne part sans vous.',
		slip: 'Cela n’a pas marché',
		slipText: 'Tout ce qui précède est sur cet appareil. Réessayez, ou continuez.',
		slipReport: 'Rapport'
	},
	notSavedIn: (names) => `Pas encore enregistré : ${list(names)}`,
	storageTrouble: {
		outdated: 'Une version plus récente est ouverte dans un autre onglet',
		outdatedText: 'Rechargez pour continuer ici. Ce qui était enregistré est en sûreté.',
		reload: 'Recharger',
		blocked: 'Fermez les autres onglets de cette application',
		blockedText: 'Une version plus ancienne y est encore ouverte, et la nouvelle l’attend.'
	}
};
