// What other modules may use.
export { publicationOf } from './publication.ts';
export { publishDraft } from './publish-draft.ts';
export { sendToChecks } from './publishing.jobs.ts';
