import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import { defineModule } from '../../foundation/module/public.ts';
import { identityOf } from '../identity/public.ts';
import { staffHandlers } from './staff.routes.ts';
import { deleteDecisions } from './staff-decisions.queries.ts';
import * as tables from './staff-decisions.tables.ts';

/** The second login step of staff, and the log of their decisions. */
export const staff = defineModule({
  name: 'people/staff',
  calls: staffCalls,
  handlers: (api) => staffHandlers(api.use(identityOf)),
  tables,
  personalData: {
    tables: [
      {
        name: 'staffDecisions',
        table: tables.staffDecision,
        people: [tables.staffDecision.staffId, tables.staffDecision.takenBackBy],
        onDeletion: { keep: 'Kept for 400 days under an opaque account, because others can ask who decided.' },
      },
    ],
  },
  // As long as the security events beside them.
  retention: [{ name: 'staff decisions', days: 400, remove: deleteDecisions }],
  settings: ({ STAFF_TOKEN: staffToken }) => (staffToken ? { staffToken } : {}),
});
