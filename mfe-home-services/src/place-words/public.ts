// What other features may use.
export { addressWords } from './address-words.ts';
