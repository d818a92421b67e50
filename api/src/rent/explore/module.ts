import { rentExploreCalls } from '@aangan/shared-kit/contracts/rent-payments';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { exploreHandlers } from './explore.routes.ts';

/** Visitors who want a call about paying rent. */
export const rentExplore = defineModule({
  name: 'rent/explore',
  calls: rentExploreCalls,
  handlers: (api) => exploreHandlers(api.use(callDepsOf)),
});
