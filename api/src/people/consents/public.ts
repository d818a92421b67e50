// What other modules may use.
export { consentLog, currentConsents, noteConsent, sameAnswer } from './consents.queries.ts';
