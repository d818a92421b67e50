import { walletCalls } from '@aangan/shared-kit/contracts/wallet';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { walletJobs } from './wallet.jobs.ts';
import { walletHandlers } from './wallet.routes.ts';
import * as tables from './wallet.tables.ts';

/** A person's money and credits. */
export const wallet = defineModule({
  name: 'money/wallet',
  calls: walletCalls,
  handlers: (api) => walletHandlers(api.use(callDepsOf)),
  jobs: ({ database, jobs, settings }) => walletJobs(database, { jobs, now: settings.now }),
  tables,
  personalData: {
    tables: [
      { name: 'walletCredits', table: tables.walletCredit, onDeletion: KEPT_FOR_LAW },
      { name: 'walletClaims', table: tables.walletClaim, onDeletion: KEPT_FOR_LAW },
    ],
  },
});
