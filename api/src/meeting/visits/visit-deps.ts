import { type Challenges, challengesOf } from '../../foundation/challenges/public.ts';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type SyntheticVisitor, syntheticVisitorOf } from '../../foundation/synthetic/public.ts';
import { type BridgedCalls, bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { type CallDeps, callDepsOf } from '../../people/sessions/public.ts';
import { cachedPlaceDirectory, type PlaceDirectory } from '../../search/listings/public.ts';
import { type VisitNotices, visitNotices } from './notify-of-visit.ts';
import { type SlotAlerts, slotAlerts } from './slot-alerts.ts';
import { forgetSyntheticVisits } from './synthetic-visits.ts';
import { openTurns, type Turns } from './turns.ts';
import { visitReminders } from './visit-reminders.ts';

/** Dependencies that the calls of visits share. */
export interface VisitDeps extends CallDeps {
  readonly challenges: Challenges;
  readonly notices: VisitNotices;
  readonly slotAlerts: SlotAlerts;
  readonly synthetic: SyntheticVisitor;
  /** Serialises requests for the same hour. */
  readonly turns: Turns;
  /** Whether people call through the bridge number. */
  readonly bridge: Pick<BridgedCalls, 'available'>;
  /** All cities with their places, cached. */
  readonly places: () => Promise<PlaceDirectory>;
}

/** Creates the shared dependencies of an API; also starts their jobs. */
export function visitsOf(api: Api): VisitDeps {
  const noticing = api.use(noticeDepsOf);
  visitReminders(noticing);
  const synthetic = api.use(syntheticVisitorOf);
  forgetSyntheticVisits({ database: api.database, synthetic }, api.jobs, api.settings.now);
  const places = cachedPlaceDirectory(api.database, api.settings.now);
  return {
    ...api.use(callDepsOf),
    challenges: api.use(challengesOf),
    notices: visitNotices(noticing, synthetic),
    synthetic,
    slotAlerts: slotAlerts(noticing),
    turns: openTurns(),
    bridge: api.use(bridgedCallsOf),
    // If places fail to reload, the old ones stay.
    places: () => places(() => undefined),
  };
}
