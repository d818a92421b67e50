import type { Api } from '../../foundation/module/public.ts';
import { bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { visitBookingsOf } from '../visits/public.ts';
import type { ChatDeps } from './chat-deps.ts';

/** The dependencies of chat in an API. */
export function chatOf(api: Api): ChatDeps {
  return { ...api.use(callDepsOf), bookings: api.use(visitBookingsOf), bridge: api.use(bridgedCallsOf) };
}
