export { FeedbackLine } from './feedback-line.tsx';
export { heedFeedback } from './heed-feedback.ts';
export { HomeFeedback } from './home-feedback.tsx';
export { SaidNo } from './said-no.tsx';
export { useDisliked } from './use-disliked.ts';
export { useHeeded } from './use-heeded.ts';
