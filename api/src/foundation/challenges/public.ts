// What other modules may use.
export type { Challenges } from './challenges.ts';
export { challengesOf } from './open-challenges.ts';
