import { creditReportCalls } from '@aangan/shared-kit/contracts/credit-reports';
import { REPORT_STORED_DAYS } from '@aangan/shared-kit/domain/credit/credit-check';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { deleteOldChecks } from './credit.queries.ts';
import { creditHandlers } from './credit.routes.ts';
import * as tables from './credit.tables.ts';
import { creditBureauOf, creditSettings } from './credit-settings.ts';

/** Credit reports of people about themselves. */
export const credit = defineModule({
  name: 'rent/credit',
  calls: creditReportCalls,
  handlers: (api) =>
    creditHandlers({
      ...api.use(callDepsOf),
      bureau: api.use(creditBureauOf),
    }),
  settings: creditSettings,
  tables,
  personalData: {
    tables: [
      { name: 'creditReports', table: tables.creditCheck, hidden: ['panSealed', 'factsSealed'], onDeletion: 'remove' },
      {
        name: 'creditConsents',
        table: tables.creditConsent,
        onDeletion: { keep: 'Proof of what was agreed to; it names an opaque account.' },
      },
    ],
  },
  retention: [{ name: 'credit reports', days: REPORT_STORED_DAYS, remove: deleteOldChecks }],
});
