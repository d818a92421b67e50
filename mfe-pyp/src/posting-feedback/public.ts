// What other features may use.
export { hasAnswered } from './has-answered.ts';
export { PostingFeedback } from './posting-feedback.tsx';
