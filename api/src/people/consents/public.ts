// What other modules may use.
export { consentLog, currentConsents, noteConsent } from './consents.queries.ts';
