import { premiumFilterCalls } from '@aangan/shared-kit/contracts/premium-filters';
import { defineModule } from '../../foundation/module/define-module.ts';
import { sessionsOf } from '../../people/sessions/open-sessions.ts';
import { premiumFilterHandlers } from './premium-filters.routes.ts';

/** Searches by what owners do, and by what staff have seen. */
export const premiumFilters = defineModule({
  name: 'trust/premium-filters',
  calls: premiumFilterCalls,
  handlers: (api) => premiumFilterHandlers(api.database, api.settings, api.use(sessionsOf)),
});
