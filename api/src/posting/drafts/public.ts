// What other modules may use.
export { cheapestBed } from './comparable.ts';
export { comparedWith } from './compared-with.ts';
export { valuesOfListing } from './draft-of-listing.ts';
export { differentFields, draftTitle, givenValues, valuesFor } from './draft-values.ts';
export { draftOf, listingStateOf, saveDraft } from './drafts.queries.ts';
export { type DraftRow, postingDraft } from './drafts.tables.ts';
export { ownDraftsOf } from './open-drafts.ts';
export { NO_LISTING, type OwnDrafts } from './own-drafts.ts';
export { postingState } from './posting-state.ts';
export { saveFields } from './save-fields.ts';
export { startDraft } from './start-draft.ts';
export { wireDraft } from './wire-draft.ts';
