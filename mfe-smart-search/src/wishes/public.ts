export { wantedChips, wantedWords } from './wanted.ts';
