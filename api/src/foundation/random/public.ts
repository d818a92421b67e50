// What other modules may use.
export { newId, newToken } from './new-id.ts';
export { type Random, seededRandom } from './seeded-random.ts';
