import { secondFactorCalls } from '@aangan/shared-kit/contracts/second-factor';
import { staffCalls, staffTopics } from '@aangan/shared-kit/contracts/staff';
import { defineModule } from '../../foundation/module/public.ts';
import { identityOf } from '../identity/public.ts';
import { secondFactorHandlers } from './second-factor/second-factor.routes.ts';
import * as secondFactorTables from './second-factor/second-factor.tables.ts';
import { staffHandlers } from './staff.routes.ts';
import { deleteDecisions } from './staff-decisions.queries.ts';
import * as decisionTables from './staff-decisions.tables.ts';
import { staffDecisionsOf } from './staff-decisions.ts';
import { staffTopicHandlers } from './staff-presence.live.ts';
import { deletePresence } from './staff-presence.queries.ts';
import * as presenceTables from './staff-presence.tables.ts';
import { staffSettings } from './staff-settings.ts';

/** The second login step of staff, their second factor, the log of their decisions, and who of them looks at which case. */
export const staff = defineModule({
  name: 'people/staff',
  calls: { ...staffCalls, ...secondFactorCalls },
  handlers: (api) => {
    const deps = api.use(identityOf);
    const required = api.settings.secondFactorRequired ?? false;
    return {
      ...staffHandlers(deps),
      ...secondFactorHandlers({ ...deps, decisions: api.use(staffDecisionsOf), required }),
    };
  },
  topics: staffTopics,
  live: ({ database }) => staffTopicHandlers(database),
  tables: { ...decisionTables, ...presenceTables, ...secondFactorTables },
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
      {
        name: 'secondFactors',
        table: secondFactorTables.staffSecondFactor,
        hidden: ['keySealed', 'lastStep'],
        onDeletion: 'remove',
      },
      {
        name: 'recoveryCodes',
        table: secondFactorTables.staffRecoveryCode,
        hidden: ['codeHash'],
        onDeletion: 'remove',
      },
    ],
  },
  // As long as the security events beside them.
  retention: [
    { name: 'staff decisions', days: 400, remove: deleteDecisions },
    { name: 'who looked at which case', days: 1, remove: deletePresence },
  ],
  settings: staffSettings,
});
