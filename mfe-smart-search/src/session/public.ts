export { voteWords } from './session.words.ts';
export { unknownIsNotFound } from './unknown-session.ts';
