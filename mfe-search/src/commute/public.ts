export { commuteLimit, commuteNote, commuteWords } from './commute-words.ts';
