// What other features may use.

export { cityOfPage } from './city-of-rest.ts';
export { CITY_OPTIONS } from './city-options.ts';
