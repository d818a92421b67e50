// What other modules may use.
export type { OpenSigning } from './legal/signing-provider.ts';
