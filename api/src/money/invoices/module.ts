import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { invoiceRoutes } from './invoices.routes.ts';
import * as tables from './invoices.tables.ts';

/** Tax invoices, receipts and credit notes. */
export const invoices = defineModule({
  name: 'money/invoices',
  routes: (api) => invoiceRoutes(api.app, api.database, api.use(sessionsOf)),
  tables,
  personalData: {
    tables: [{ name: 'invoices', table: tables.invoiceDocument, onDeletion: KEPT_FOR_LAW }],
  },
});
