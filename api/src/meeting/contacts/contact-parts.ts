import type { Audit } from '../../foundation/audit/audit.ts';
import type { Sessions } from '../../people/sessions/sessions.ts';
import type { ContactNotices } from './contact-notices.ts';

/** What the calls about contacts need besides the database. */
export interface ContactParts {
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly notices: ContactNotices;
}

export const NO_SUCH_CONTACT = 'There is no such contact.';
