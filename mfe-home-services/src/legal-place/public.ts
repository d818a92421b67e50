// What other features may use.
export { CITY_OPTIONS } from './city-options.ts';
export { cityOfPage } from './city-of-rest.ts';
