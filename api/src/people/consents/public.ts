// What other modules may use.
export { consentLog, noteConsent, standingConsents } from './consents.queries.ts';
