// What other modules may use.
export { AGREEMENTS_JOB } from './legal/sign-agreements.ts';
export type { OpenSigning } from './legal/signing-provider.ts';
