import type { Api } from '../../foundation/module/api.ts';
import { announceLogin } from './announce-login.ts';
import { openSessions, type Sessions } from './sessions.ts';

/** The sessions of an API: who asks. */
export function sessionsOf({ database, messages, settings: { now } }: Api): Sessions {
  return openSessions(database, now, announceLogin(database, messages, now));
}
