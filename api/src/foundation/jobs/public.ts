// What other modules may use.
export { bossJobs } from './boss-jobs.ts';
export { heldJobs } from './held-jobs.ts';
export type { Jobs } from './jobs.ts';
