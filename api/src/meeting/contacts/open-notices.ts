import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type ContactNotices, contactNotices } from './contact-notices.ts';

/** The notices of an API about contacts. */
export function contactNoticesOf(api: Api): ContactNotices {
  const { identityKey, now } = api.settings;
  return contactNotices(api.database, { jobs: api.jobs, messages: api.use(messagesOf), identityKey, now });
}
