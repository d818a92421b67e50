// What other modules may use.
export type { DocumentFacts } from './document-facts.ts';
export { documentsOf } from './invoices.queries.ts';
export { documentPath } from './invoices.routes.ts';
export { invoiceDocument } from './invoices.tables.ts';
export { issueDocument } from './issue-document.ts';
