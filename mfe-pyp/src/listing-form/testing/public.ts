export { DRAFT_ID, sampleDraft } from './sample-draft.ts';
