import { rentLandlordSideCalls } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { DISPUTE_LIMITS } from '@aangan/shared-kit/domain/rent/disputes';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { payoutMovesOf } from '../payments/public.ts';
import { landlordAccess, landlordSideHandlers } from './landlord-side.routes.ts';
import { deleteOldDisputes } from './rent-disputes.queries.ts';
import * as tables from './rent-disputes.tables.ts';
import { staffDisputeHandlers } from './staff-disputes.routes.ts';
import { statementFiles } from './statement-files.routes.ts';

/** What landlords see and say about rent that is paid to them. */
export const rentLandlordSide = defineModule({
  name: 'rent/landlord-side',
  calls: rentLandlordSideCalls,
  handlers: (api) => {
    const deps = { ...api.use(staffCallDepsOf), moves: api.use(payoutMovesOf) };
    return { ...landlordSideHandlers(deps, landlordAccess(deps)), ...staffDisputeHandlers(deps) };
  },
  routes: (api) => statementFiles(api.app, api.database, landlordAccess(api.use(callDepsOf))),
  staffQueues: [{ title: 'Reports of landlords', list: 'GET /api/v1/staff/rent-disputes', role: 'money' }],
  tables,
  retention: [{ name: 'answered reports of landlords', days: DISPUTE_LIMITS.storedDays, remove: deleteOldDisputes }],
});
