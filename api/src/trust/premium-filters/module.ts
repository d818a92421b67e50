import { premiumFilterCalls } from '@aangan/shared-kit/contracts/premium-filters';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { premiumFilterHandlers } from './premium-filters.routes.ts';

/** Searches by owners' activity and staff visits. */
export const premiumFilters = defineModule({
  name: 'trust/premium-filters',
  calls: premiumFilterCalls,
  handlers: (api) => premiumFilterHandlers(api.use(callDepsOf)),
});
