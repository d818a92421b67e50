// What other modules may use.
export { checkAgain, checkNew } from './check-new.ts';
export type { Evidence } from './evidence.ts';
export { probableBroker } from './listing-checks.queries.ts';
export { accountCheck, listingCheck, photoLook } from './listing-checks.tables.ts';
export { catalogueLooks } from './photo-looks.ts';
export { runChecks } from './run-checks.ts';
export { showBestOf } from './show-best.queries.ts';
