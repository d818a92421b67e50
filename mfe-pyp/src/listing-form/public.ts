export { type DraftForm, useDraftForm } from './draft-form.tsx';
export { fieldElementId, focusField } from './field-focus.ts';
export { formHead } from './form-head.ts';
export { ListingForm } from './listing-form.tsx';
export { ListingQuality } from './listing-quality.tsx';
export { loadDraft, ownDraft } from './load-draft.ts';
export { valueWords } from './value-words.ts';
