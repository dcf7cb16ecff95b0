/// <reference types="@sveltejs/kit" />
/// <reference types="trusted-types" />

export {};
