import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import * as tables from './landlords.tables.ts';

/** Landlords whom payers have saved. */
export const landlords = defineModule({
  name: 'rent/landlords',
  tables,
  personalData: {
    tables: [
      {
        name: 'landlords',
        table: tables.rentLandlord,
        people: [tables.rentLandlord.addedBy],
        hidden: ['phoneSealed', 'phoneDigest', 'emailSealed', 'destinationSealed', 'destinationDigest', 'panSealed'],
        onDeletion: KEPT_FOR_LAW,
      },
      {
        name: 'accountChecks',
        table: tables.rentAccountCheck,
        people: [tables.rentAccountCheck.accountId],
        onDeletion: 'remove',
      },
    ],
  },
});
