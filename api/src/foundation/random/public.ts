// What other modules may use.
export { type Random, seededRandom } from './seeded-random.ts';
