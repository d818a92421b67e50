// What other modules may use.
export { numberHash } from './number-hash.ts';
