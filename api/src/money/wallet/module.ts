import { walletCalls } from '@aangan/shared-kit/contracts/wallet';
import { defineModule } from '../../foundation/module/define-module.ts';
import { KEPT_FOR_LAW } from '../../foundation/module/personal-data.ts';
import { idempotencyOf } from '../../people/idempotency/open-idempotency.ts';
import { sessionsOf } from '../../people/sessions/open-sessions.ts';
import { gatewayOf } from '../payments/open-payments.ts';
import { topUpEffects } from './top-up-effects.ts';
import { walletJobs } from './wallet.jobs.ts';
import { walletHandlers } from './wallet.routes.ts';
import * as tables from './wallet.tables.ts';

/** Money and credits that people have with us. */
export const wallet = defineModule({
  name: 'money/wallet',
  calls: walletCalls,
  handlers: (api) =>
    walletHandlers(api.database, api.settings, {
      sessions: api.use(sessionsOf),
      idempotency: api.use(idempotencyOf),
      gateway: api.use(gatewayOf)?.name,
    }),
  jobs: ({ database, jobs, settings }) => walletJobs(database, { jobs, now: settings.now }),
  tables,
  personalData: {
    tables: [
      {
        name: 'walletCredits',
        table: tables.walletCredit,
        people: [tables.walletCredit.accountId],
        onDeletion: KEPT_FOR_LAW,
      },
      {
        name: 'walletClaims',
        table: tables.walletClaim,
        people: [tables.walletClaim.accountId],
        onDeletion: KEPT_FOR_LAW,
      },
    ],
  },
  payments: { 'wallet-topup': topUpEffects },
});
