import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { announceLogin } from './announce-login.ts';
import { openSessions, type Sessions } from './sessions.ts';

/** Opens the sessions of an API. */
export function sessionsOf(api: Api): Sessions {
  const { database, settings } = api;
  const { now } = settings;
  return openSessions(database, now, announceLogin(database, api.use(messagesOf), now));
}
