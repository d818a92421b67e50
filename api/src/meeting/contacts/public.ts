// What other modules may use.
export { spentContacts } from './allowance.queries.ts';
export type { ContactNotices } from './contact-notices.ts';
export { holdOf, isOwnerHeld } from './contact-outcome.ts';
export { showInterest } from './contacts.live.ts';
export { asksFirst, CLAIM, contactCounts, openReports } from './contacts.queries.ts';
export {
  contact,
  contactClaim,
  contactPreference,
  contactRequest,
  contactReturn,
  numberReport,
} from './contacts.tables.ts';
export { decideRequest } from './decide-request.ts';
export { contactNoticesOf } from './open-notices.ts';
export { shownClaim } from './shown-claim.ts';
export { NAMELESS, shownPerson } from './shown-person.ts';
