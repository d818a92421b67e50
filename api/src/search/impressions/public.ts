// What other modules may use.
export type { ImpressionCounter } from './impression-counter.ts';
export { resultPagesOf } from './impression-counts.ts';
export { impressionsOf } from './open-impressions.ts';
