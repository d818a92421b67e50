// What other modules may use.
export { projectReview } from './project-reviews.tables.ts';
