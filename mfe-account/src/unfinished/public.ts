export type { UnfinishedListing } from './unfinished-listing.ts';
export { UnfinishedListings } from './unfinished-listings.tsx';
