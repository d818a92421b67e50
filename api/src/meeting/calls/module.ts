import { callCalls, callTopics } from '@aangan/shared-kit/contracts/calls';
import { CALL_LIMITS } from '@aangan/shared-kit/domain/calls/call-limits';
import { defineModule, KEPT_FOR_OTHER_SIDE } from '../../foundation/module/public.ts';
import { callPurpose } from './call-purpose.ts';
import { callTopicHandlers } from './calls.live.ts';
import { deleteOldPersonCalls } from './calls.queries.ts';
import { callHandlers } from './calls.routes.ts';
import * as tables from './calls.tables.ts';
import { callsOf } from './calls-deps.ts';

/** The two people of a contact call each other, and neither sees the number of the other. */
export const calls = defineModule({
  name: 'meeting/calls',
  calls: callCalls,
  handlers: (api) => callHandlers(api.use(callsOf)),
  topics: callTopics,
  live: ({ database }) => callTopicHandlers(database),
  jobs: callPurpose,
  tables,
  personalData: {
    tables: [
      {
        name: 'calls',
        table: tables.personCall,
        people: [tables.personCall.callerId, tables.personCall.otherId],
        // Nobody learns from their copy whether the other has seen, dismissed or deleted a call.
        hidden: ['seenAt', 'dismissedAt', 'callerDeletedAt', 'otherDeletedAt'],
        onDeletion: KEPT_FOR_OTHER_SIDE,
      },
    ],
  },
  retention: [{ name: 'calls between people', days: CALL_LIMITS.days, remove: deleteOldPersonCalls }],
});
