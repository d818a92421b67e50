import { noticeDepsOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type ContactNotices, contactNotices } from './contact-notices.ts';

/** Opens the queue of contact notifications of an API. */
export function contactNoticesOf(api: Api): ContactNotices {
  return contactNotices(api.use(noticeDepsOf));
}
