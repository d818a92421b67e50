export { fitWords, misfitWords } from './fit.words.ts';
export { learntWords } from './traits.words.ts';
