import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { announceLogin } from './announce-login.ts';
import { openSessions, type Sessions } from './sessions.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Whether staff need a second factor. Left out, they may have one. */
    readonly secondFactorRequired?: boolean;
  }
}

/** Opens the sessions of an API. */
export function sessionsOf(api: Api): Sessions {
  const { database, settings } = api;
  const { now, secondFactorRequired = false } = settings;
  return openSessions({ database, now, secondFactorRequired }, announceLogin(database, api.use(messagesOf), now));
}
