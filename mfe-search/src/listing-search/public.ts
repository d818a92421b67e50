export { listingQueryOf } from '@aangan/shared-kit/links/listing-query-of';
export { searchTitle } from './search-title.ts';
export { cityName, countWords, listed, resultsHeading, searchWords, sentence } from './search-words.ts';
