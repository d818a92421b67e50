import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import * as tables from './rent-holds.tables.ts';

/** Payouts that wait because something about them looks like fraud. */
export const rentHolds = defineModule({
  name: 'rent/holds',
  tables,
  personalData: {
    tables: [
      { name: 'rentHolds', table: tables.rentHold, people: [tables.rentHold.answeredBy], onDeletion: KEPT_FOR_LAW },
    ],
  },
});
