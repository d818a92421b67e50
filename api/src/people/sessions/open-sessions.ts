import { messagesOf } from '../../foundation/messages/open-messages.ts';
import type { Api } from '../../foundation/module/api.ts';
import { announceLogin } from './announce-login.ts';
import { openSessions, type Sessions } from './sessions.ts';

/** The sessions of an API: who asks. */
export function sessionsOf(api: Api): Sessions {
  const { database, settings } = api;
  const { now } = settings;
  return openSessions(database, now, announceLogin(database, api.use(messagesOf), now));
}
