import { rentNegotiationCalls } from '@aangan/shared-kit/contracts/rent-negotiations';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { ordersOf } from '../../money/orders/public.ts';
import { refundDepsOf } from '../../money/refunds/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { staffDecisionsOf } from '../../people/staff/public.ts';
import { negotiationHandlers } from './negotiation.routes.ts';
import { negotiationSale, RENT_NEGOTIATION } from './negotiation.sale.ts';
import * as tables from './negotiation.tables.ts';
import { negotiationCallSource } from './negotiation-calls.ts';
import { staffNegotiationHandlers } from './staff-negotiations.routes.ts';

/** Rents that staff negotiate with owners for tenants, for a price. */
export const rentNegotiation = defineModule({
  name: 'rent/negotiation',
  calls: rentNegotiationCalls,
  handlers: (api) => {
    const deps = {
      ...api.use(callDepsOf),
      ...api.use(refundDepsOf),
      idempotency: api.use(idempotencyOf),
      orders: api.use(ordersOf),
    };
    return {
      ...negotiationHandlers(deps),
      ...staffNegotiationHandlers({ ...deps, decisions: api.use(staffDecisionsOf) }),
    };
  },
  payments: { [RENT_NEGOTIATION]: negotiationSale },
  callSource: negotiationCallSource,
  staffQueues: [{ title: 'Rent negotiations', list: 'GET /api/v1/staff/rent-negotiations', role: 'services' }],
  tables,
  personalData: {
    tables: [
      { name: 'rentNegotiations', table: tables.rentNegotiation, hidden: ['ownerId'], onDeletion: KEPT_FOR_LAW },
    ],
  },
});
