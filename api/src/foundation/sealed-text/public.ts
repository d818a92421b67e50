// What other modules may use.
export { type SealedText, sealedText } from './sealed-text.ts';
