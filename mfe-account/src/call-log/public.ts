export { CALLS_WORDS, outcomeWords } from './call.words.ts';
export { CallRow } from './call-row.tsx';
