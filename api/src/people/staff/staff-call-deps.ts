import type { Api } from '../../foundation/module/public.ts';
import { type CallDeps, callDepsOf } from '../sessions/public.ts';
import { type StaffDecisions, staffDecisionsOf } from './staff-decisions.ts';

/** What handlers work with where staff decide. */
export interface StaffCallDeps extends CallDeps {
  readonly decisions: StaffDecisions;
}

/** For the `handlers` of a module: `api.use(staffCallDepsOf)`. */
export function staffCallDepsOf(api: Api): StaffCallDeps {
  return { ...api.use(callDepsOf), decisions: api.use(staffDecisionsOf) };
}
