// What other modules may use.
export { openedByAny } from './opened-by-any.ts';
export { type SealedText, sealedText } from './sealed-text.ts';
