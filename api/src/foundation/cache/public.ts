// What other modules may use.
export { freshValues } from './fresh-values.ts';
