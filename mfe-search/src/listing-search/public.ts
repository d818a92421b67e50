export { listingQueryOf } from './search-query.ts';
export { searchTitle } from './search-title.ts';
export { cityName, countWords, listed, resultsHeading, searchWords, sentence } from './search-words.ts';
