export { DOCUMENTS } from './kyc-words.ts';
