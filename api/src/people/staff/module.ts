import { staffCalls, staffTopics } from '@aangan/shared-kit/contracts/staff';
import { defineModule } from '../../foundation/module/public.ts';
import { identityOf } from '../identity/public.ts';
import { staffHandlers } from './staff.routes.ts';
import { deleteDecisions } from './staff-decisions.queries.ts';
import * as decisionTables from './staff-decisions.tables.ts';
import { staffTopicHandlers } from './staff-presence.live.ts';
import { deletePresence } from './staff-presence.queries.ts';
import * as presenceTables from './staff-presence.tables.ts';

/** The second login step of staff, the log of their decisions, and who of them looks at which case. */
export const staff = defineModule({
  name: 'people/staff',
  calls: staffCalls,
  handlers: (api) => staffHandlers(api.use(identityOf)),
  topics: staffTopics,
  live: ({ database }) => staffTopicHandlers(database),
  tables: { ...decisionTables, ...presenceTables },
  personalData: {
    tables: [
      {
        name: 'staffDecisions',
        table: decisionTables.staffDecision,
        people: [decisionTables.staffDecision.staffId, decisionTables.staffDecision.takenBackBy],
        onDeletion: { keep: 'Kept for 400 days under an opaque account, because others can ask who decided.' },
      },
      {
        name: 'staffPresence',
        table: presenceTables.staffPresence,
        people: [presenceTables.staffPresence.staffId],
        onDeletion: 'remove',
      },
    ],
  },
  // As long as the security events beside them.
  retention: [
    { name: 'staff decisions', days: 400, remove: deleteDecisions },
    { name: 'who looked at which case', days: 1, remove: deletePresence },
  ],
  settings: ({ STAFF_TOKEN: staffToken }) => (staffToken ? { staffToken } : {}),
});
