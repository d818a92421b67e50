export { ANSWER_WORDS, REASON_WORDS, reasonsFor } from './answers.words.ts';
export { ReasonChoices } from './reason-choices.tsx';
