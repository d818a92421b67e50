// What other modules may use.
export { httpLenderDesks, LENDER_SIGNATURE_HEADER } from './http-lender-desks.ts';
export { lenderAnswerPath } from './lender-answers.routes.ts';
export type { OpenLenderDesks } from './lender-desk-settings.ts';
