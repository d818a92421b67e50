// What other modules may use.
export { backTest } from './back-test.ts';
export { rentedHomes } from './rented-homes.queries.ts';
