import { dialerCalls, dialerTopics } from '@aangan/shared-kit/contracts/dialer';
import { and, lt, ne } from 'drizzle-orm';
import { auditOf } from '../../foundation/audit/public.ts';
import { type Api, defineModule } from '../../foundation/module/public.ts';
import { bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { collectCases } from './collect-cases.ts';
import { STAFF_CALLS } from './dial.ts';
import { dialerTopicHandlers } from './dialer.live.ts';
import { dialerHandlers } from './dialer.routes.ts';
import * as tables from './dialer.tables.ts';
import { callSourcesOf, type DialerDeps } from './dialer-deps.ts';
import { staffCallPurpose } from './staff-calls.ts';

const depsOf = (api: Api): DialerDeps => ({
  ...api.use(staffCallDepsOf),
  audit: api.use(auditOf),
  sources: callSourcesOf(api.modules),
  calls: api.use(bridgedCallsOf),
});

const { callCase, callEntry } = tables;

/** People whom staff call: one queue of the requests of all modules, and the calls through the bridge. */
export const dialer = defineModule({
  name: 'operations/dialer',
  calls: dialerCalls,
  handlers: (api) => dialerHandlers(api.use(depsOf)),
  jobs(api) {
    const deps = api.use(depsOf);
    collectCases({ ...deps, jobs: api.jobs });
    deps.calls.handle(STAFF_CALLS, staffCallPurpose(deps));
  },
  topics: dialerTopics,
  live: ({ database }) => dialerTopicHandlers(database),
  tables,
  personalData: {
    tables: [
      { name: 'callEntries', table: callEntry, hidden: ['staffId', 'callId'], onDeletion: 'remove' },
      {
        name: 'callCases',
        table: callCase,
        hidden: ['ref', 'keeperId', 'heldBy', 'heldUntil', 'lastSeq', 'inRow'],
        onDeletion: 'remove',
      },
    ],
  },
  retention: [
    {
      name: 'cases of the dialer',
      days: 400,
      remove: (database, before) =>
        database.delete(callCase).where(and(ne(callCase.state, 'open'), lt(callCase.changedAt, before))),
    },
  ],
  staffQueues: [{ title: 'Calls', list: 'GET /api/v1/staff/calls', role: 'calls' }],
});
