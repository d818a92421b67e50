import { loanCalls } from '@aangan/shared-kit/contracts/loans';
import { defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { deleteOldChecks } from './loans.queries.ts';
import { LOAN_CHECK_DAYS, loanHandlers } from './loans.routes.ts';
import * as tables from './loans.tables.ts';

/** Answers of loan checks. What somebody could borrow is calculated from them on the page. */
export const loans = defineModule({
  name: 'rent/loans',
  calls: loanCalls,
  handlers: (api) => loanHandlers(api.app, api.database, { ...api.settings, sessions: api.use(sessionsOf) }),
  tables,
  personalData: {
    tables: [
      {
        name: 'loanChecks',
        table: tables.loanCheck,
        people: [tables.loanCheck.accountId],
        hidden: ['repeatKey', 'device'],
        onDeletion: 'remove',
      },
    ],
  },
  retention: [{ name: 'answers of loan checks', days: LOAN_CHECK_DAYS, remove: deleteOldChecks }],
});
