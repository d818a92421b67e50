export { joinedSearches } from './joined-searches.ts';
export { deleteSearches, RECENT_SHOWN, type RecentSearch, readRecent, saveRecentSearch } from './recent-searches.ts';
