import { rentLandlordSideCalls } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { DISPUTE_LIMITS } from '@aangan/shared-kit/domain/rent/disputes';
import { type Api, defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import { payoutMovesOf } from '../payments/public.ts';
import { type LandlordSideDeps, landlordAccess, landlordSideHandlers } from './landlord-side.routes.ts';
import { deleteOldDisputes } from './rent-disputes.queries.ts';
import * as tables from './rent-disputes.tables.ts';
import { staffDisputeHandlers } from './staff-disputes.routes.ts';
import { statementFiles } from './statement-files.routes.ts';

/** What landlords see and say about rent that is paid to them. */
export const rentLandlordSide = defineModule({
  name: 'rent/landlord-side',
  calls: rentLandlordSideCalls,
  handlers: (api) => {
    const deps = depsOf(api);
    return {
      ...landlordSideHandlers(deps, landlordAccess(api.app, deps)),
      ...staffDisputeHandlers({ ...deps, decisions: api.use(staffDecisionsOf) }),
    };
  },
  routes: (api) => statementFiles(api.app, api.database, landlordAccess(api.app, depsOf(api))),
  staffQueues: [{ title: 'Reports of landlords', list: 'GET /api/v1/staff/rent-disputes', role: 'money' }],
  tables,
  retention: [{ name: 'answered reports of landlords', days: DISPUTE_LIMITS.storedDays, remove: deleteOldDisputes }],
});

function depsOf(api: Api): LandlordSideDeps {
  const { database, jobs, settings } = api;
  return {
    ...{ database, sealedText: settings.sealedText, sessions: api.use(sessionsOf) },
    ...{ moves: payoutMovesOf({ jobs }), now: settings.now },
  };
}
