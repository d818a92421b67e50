import { doNotCallCalls } from '@aangan/shared-kit/contracts/do-not-call';
import { auditOf } from '../../foundation/audit/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { identityOf } from '../identity/public.ts';
import { callDepsOf } from '../sessions/public.ts';
import { doNotCallHandlers } from './do-not-call.routes.ts';
import * as tables from './do-not-call.tables.ts';

/** People whom staff do not call, because they said so. */
export const doNotCall = defineModule({
  name: 'people/do-not-call',
  calls: doNotCallCalls,
  handlers: (api) =>
    doNotCallHandlers({
      ...api.use(callDepsOf),
      audit: api.use(auditOf),
      limiter: api.use(identityOf).limiter,
    }),
  tables,
  personalData: {
    tables: [
      {
        name: 'doNotCall',
        table: tables.doNotCall,
        hidden: ['phoneDigest'],
        // The number stays uncalled: only its digest is left.
        onDeletion: { clear: { accountId: null } },
      },
    ],
  },
});
