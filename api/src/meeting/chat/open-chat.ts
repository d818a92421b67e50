import type { Api } from '../../foundation/module/public.ts';
import { bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { visitBookingsOf } from '../visits/public.ts';
import type { ChatDeps } from './chat-deps.ts';

/** The dependencies of chat in an API. */
export function chatOf(api: Api): ChatDeps {
  return {
    database: api.database,
    sessions: api.use(sessionsOf),
    bookings: api.use(visitBookingsOf),
    bridge: api.use(bridgedCallsOf),
    now: api.settings.now,
  };
}
