export { ActionBar, Actions } from './actions.tsx';
export { ChatLink } from './chat-link.tsx';
export { FurtherAction, ShortlistAction } from './further-actions.tsx';
export { type ListingAction, PHOTOS_ACTION, REPORT_ACTION } from './listing-actions.ts';
export { useListingActions } from './use-listing-actions.tsx';
