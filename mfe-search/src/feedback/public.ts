export { DislikedNotice } from './disliked-notice.tsx';
export { FeedbackLine } from './feedback-line.tsx';
export { HomeFeedback } from './home-feedback.tsx';
export { rankByFeedback } from './rank-by-feedback.ts';
export { useDisliked } from './use-disliked.ts';
export { useRankedCards } from './use-ranked-cards.ts';
