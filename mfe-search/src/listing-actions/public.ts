export { ActionBar, Actions } from './actions.tsx';
export type { ListingAction } from './listing-actions.ts';
export { useListingActions } from './use-listing-actions.tsx';
