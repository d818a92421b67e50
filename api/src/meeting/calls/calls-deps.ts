import type { Api } from '../../foundation/module/public.ts';
import { type BridgedCalls, bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { type Idempotency, idempotencyOf } from '../../people/idempotency/public.ts';
import { type CallDeps, callDepsOf } from '../../people/sessions/public.ts';
import { type MissedNotices, missedNoticesOf } from './missed-notices.ts';

/** Dependencies that the calls of people share. */
export interface CallsDeps extends CallDeps {
  readonly idempotency: Idempotency;
  readonly bridge: BridgedCalls;
  readonly notices: MissedNotices;
}

export function callsOf(api: Api): CallsDeps {
  return {
    ...api.use(callDepsOf),
    idempotency: api.use(idempotencyOf),
    bridge: api.use(bridgedCallsOf),
    notices: api.use(missedNoticesOf),
  };
}
