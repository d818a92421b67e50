export { type FirstReviews, ProjectReviews, type ProjectReviewsProps } from './project-reviews.tsx';
export { ReviewCard } from './review-card.tsx';
