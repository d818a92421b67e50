// What other modules may use.
export { recentSearch, viewedListing } from './activity.tables.ts';
export { viewerCounts } from './viewer-counts.ts';
