import { rentReceiptCalls } from '@aangan/shared-kit/contracts/rent-receipts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { receiptFiles } from './receipt-files.routes.ts';
import { deleteOldReceipts } from './receipts.queries.ts';
import { RECEIPT_DAYS, receiptHandlers } from './receipts.routes.ts';
import * as tables from './receipts.tables.ts';

/** Rent receipts. */
export const rentReceipts = defineModule({
  name: 'rent/receipts',
  calls: rentReceiptCalls,
  handlers: (api) => receiptHandlers(api.use(callDepsOf)),
  routes: (api) => receiptFiles(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [
      {
        name: 'rentReceipts',
        table: tables.rentReceipts,
        hidden: ['repeatKey', 'device', 'landlordPanSealed'],
        onDeletion: 'remove',
      },
    ],
  },
  retention: [{ name: 'rent receipts', days: RECEIPT_DAYS, remove: deleteOldReceipts }],
});
