// What other modules may use.
export { publishDraft } from './publish-draft.ts';
