export { unknownIsNotFound } from './unknown-session.ts';
export { voteWords } from './session.words.ts';
