import { listingProgressCalls } from '@aangan/shared-kit/contracts/listing-progress';
import { defineModule } from '../../foundation/module/public.ts';
import { bridgedCallsOf } from '../../foundation/telephony/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { listingProgressHandlers } from './listing-progress.routes.ts';

/** What a person has done about listings, so that every page can show the next step. */
export const listingProgress = defineModule({
  name: 'meeting/listing-progress',
  calls: listingProgressCalls,
  handlers: (api) => listingProgressHandlers({ ...api.use(callDepsOf), bridge: api.use(bridgedCallsOf) }),
});
