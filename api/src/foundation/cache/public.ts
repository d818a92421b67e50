// What other modules may use.
export { type FreshValues, freshValues } from './fresh-values.ts';
