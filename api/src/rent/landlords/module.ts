import { rentLandlordCalls } from '@aangan/shared-kit/contracts/rent-landlords';
import { LANDLORD_LIMITS } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { messagesOf, sendEach } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { accountCheckSettings } from './account-check-settings.ts';
import { noteFacts } from './check-account.ts';
import { deleteOldLinks } from './landlord-links.ts';
import { checkedLandlords, wipeRemoved } from './landlords.queries.ts';
import { landlordHandlers } from './landlords.routes.ts';
import * as tables from './landlords.tables.ts';
import { MONEY_UNDER_WAY } from './ports.ts';

const CHECKS_JOB = 'landlord-checks';

/** Landlords whom payers have saved, with their accounts. */
export const rentLandlords = defineModule({
  name: 'rent/landlords',
  calls: rentLandlordCalls,
  handlers: (api) =>
    landlordHandlers({
      ...api.use(callDepsOf),
      check: api.settings.accountCheck?.(),
      messages: api.use(messagesOf),
      moneyUnderWay: (reader, landlordId) => api.ask(MONEY_UNDER_WAY)(reader, landlordId),
    }),
  jobs({ database, jobs, settings }) {
    const check = settings.accountCheck?.();
    if (!check) return;
    // A bank may answer later.
    jobs.work(CHECKS_JOB, async () => {
      await sendEach(await checkedLandlords(database), 'checks of accounts', async (landlord) => {
        if (landlord.checkId === null) return;
        const facts = await check.find(landlord.checkId);
        await database.transaction((transaction) => noteFacts(transaction, landlord, facts, new Date(settings.now())));
      });
    });
    jobs.schedule(CHECKS_JOB, '* * * * *');
  },
  settings: accountCheckSettings,
  tables,
  personalData: {
    tables: [
      {
        name: 'landlords',
        table: tables.rentLandlord,
        people: [tables.rentLandlord.addedBy],
        hidden: [
          'phoneSealed',
          'phoneDigest',
          'emailSealed',
          'destinationSealed',
          'destinationDigest',
          'panSealed',
          'checkId',
        ],
        onDeletion: {
          clear: { phoneSealed: null, phoneDigest: null, emailSealed: null, destinationSealed: null, panSealed: null },
        },
      },
      { name: 'checksOfAccounts', table: tables.rentAccountCheck, onDeletion: 'remove' },
    ],
  },
  retention: [
    { name: 'bank data of removed landlords', days: LANDLORD_LIMITS.wipedAfterDays, remove: wipeRemoved },
    { name: 'links of landlords', days: LANDLORD_LIMITS.linkDays, remove: deleteOldLinks },
  ],
});
