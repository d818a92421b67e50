export { loadSearchText } from './load-search-text.ts';
export { SearchTextView } from './search-text-view.tsx';
