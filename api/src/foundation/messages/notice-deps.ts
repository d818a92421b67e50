import type { Api } from '../module/public.ts';
import type { ApiSettings } from '../server/public.ts';
import type { Messages } from './messages.ts';
import { messagesOf } from './open-messages.ts';

/** What jobs that send messages work with. `identityKey` signs the links in messages. */
export interface NoticeDeps
  extends Pick<Api, 'database' | 'jobs'>,
    Pick<ApiSettings, 'identityKey' | 'now' | 'siteUrl'> {
  readonly messages: Messages;
}

/** For the `jobs` and notices of a module: `api.use(noticeDepsOf)`. */
export function noticeDepsOf({ database, jobs, settings, use }: Api): NoticeDeps {
  const { identityKey, now, siteUrl } = settings;
  return { database, jobs, messages: use(messagesOf), identityKey, now, siteUrl };
}
