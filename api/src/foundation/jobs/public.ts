// What other modules may use.
export { bossJobs } from './boss-jobs.ts';
export { inMemoryJobs } from './in-memory-jobs.ts';
export type { Jobs } from './jobs.ts';
