import { verificationCalls } from '@aangan/shared-kit/contracts/verification';
import { defineModule } from '../../foundation/module/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { VERIFIED } from '../../search/listings/public.ts';
import { isVerified } from './live-evidence.ts';
import { evidenceFacts } from './verification.queries.ts';
import { verificationHandlers } from './verification.routes.ts';
import * as tables from './verification.tables.ts';

/** Checks of a home: by whom, and valid until when. */
export const verification = defineModule({
  name: 'trust/verification',
  calls: verificationCalls,
  handlers: (api) => verificationHandlers(api.use(staffCallDepsOf)),
  provides: (api) =>
    api.provide(VERIFIED, async (database, listingId, now) => {
      const facts = await evidenceFacts(database, listingId, now);
      return facts !== undefined && isVerified(facts, now);
    }),
  tables,
});
