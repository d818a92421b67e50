import type { Api } from '../../foundation/module/api.ts';
import { type ContactNotices, contactNotices } from './contact-notices.ts';

/** The notices of an API about contacts. */
export function contactNoticesOf({ database, jobs, messages, settings: { identityKey, now } }: Api): ContactNotices {
  return contactNotices(database, { jobs, messages, identityKey, now });
}
