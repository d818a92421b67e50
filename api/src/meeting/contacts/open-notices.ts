import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type ContactNotices, contactNotices } from './contact-notices.ts';

/** Opens the queue of contact notifications of an API. */
export function contactNoticesOf(api: Api): ContactNotices {
  const { identityKey, now } = api.settings;
  return contactNotices(api.database, { jobs: api.jobs, messages: api.use(messagesOf), identityKey, now });
}
