import { rentSplitCalls } from '@aangan/shared-kit/contracts/rent-split';
import { dueParts } from '@aangan/shared-kit/domain/rent/split';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { payoutMovesOf, RENT_SPLITS } from '../payments/public.ts';
import { flatmateLinkHandlers } from './flatmate-links.routes.ts';
import { tendLateDues } from './late-dues.ts';
import { membersOf } from './rent-split.queries.ts';
import { memberHandlers } from './rent-split.routes.ts';
import * as tables from './rent-split.tables.ts';
import { sharedDueHandlers } from './shared-dues.routes.ts';
import { splitNewsJob } from './split-news.ts';

const LATE_JOB = 'rent-split-late';

/** Rent that flatmates share: who pays which part, and what happens when parts are missing. */
export const rentSplit = defineModule({
  name: 'rent/split',
  calls: rentSplitCalls,
  handlers(api) {
    const deps = api.use(callDepsOf);
    return { ...memberHandlers(deps), ...flatmateLinkHandlers(deps), ...sharedDueHandlers(deps) };
  },
  jobs(api) {
    const { database, jobs, settings } = api;
    splitNewsJob(api.use(noticeDepsOf));
    const deps = { database, jobs, moves: api.use(payoutMovesOf), now: settings.now };
    jobs.work(LATE_JOB, () => tendLateDues(deps));
    jobs.schedule(LATE_JOB, '40 * * * *');
  },
  provides: (api) =>
    api.provide(RENT_SPLITS, {
      async partsOf(transaction, { id, accountId }, paise) {
        const members = await membersOf(transaction, id);
        return members.length === 0 ? undefined : dueParts(paise, accountId, members);
      },
    }),
  tables,
  personalData: {
    tables: [
      {
        name: 'flatmates',
        table: tables.rentFlatmate,
        people: [tables.rentFlatmate.accountId, tables.rentFlatmate.invitedBy],
        hidden: ['tokenDigest'],
        onDeletion: 'remove',
      },
      { name: 'agreementsToPartsOfRent', table: tables.rentPartConsent, onDeletion: 'remove' },
    ],
  },
});
