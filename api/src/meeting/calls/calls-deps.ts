import type { Database } from '../../foundation/database/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type BridgedCalls, bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { type Idempotency, idempotencyOf } from '../../people/idempotency/public.ts';
import { type Sessions, sessionsOf } from '../../people/sessions/public.ts';
import { type MissedNotices, missedNoticesOf } from './missed-notices.ts';

/** Dependencies that the calls of people share. */
export interface CallsDeps {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly idempotency: Idempotency;
  readonly bridge: BridgedCalls;
  readonly notices: MissedNotices;
  /** Epoch ms. */
  readonly now: () => number;
}

export function callsOf(api: Api): CallsDeps {
  return {
    database: api.database,
    sessions: api.use(sessionsOf),
    idempotency: api.use(idempotencyOf),
    bridge: api.use(bridgedCallsOf),
    notices: api.use(missedNoticesOf),
    now: api.settings.now,
  };
}
