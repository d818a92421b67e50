import type { homeServicesCalls } from '@aangan/shared-kit/contracts/home-services';
import { hubCity } from '@aangan/shared-kit/domain/home-services/service-city';
import type { Database } from '../../foundation/database/public.ts';
import { type CallHandlers, callError } from '../../foundation/server/public.ts';
import { hsAnswer } from '../hs-answer.ts';
import { freeSlots, hubById, servingHub } from './hubs.queries.ts';

type HubCalls = Pick<typeof homeServicesCalls, 'GET /hs-backend/api/v1/availability' | 'GET /hs-backend/api/v1/slots'>;

/** Who serves a place, and when. @param now epoch ms */
export function hubHandlers(database: Database, { now }: { readonly now: () => number }): CallHandlers<HubCalls> {
  return {
    'GET /hs-backend/api/v1/availability': ({ query: { city, pin, serviceType } }) =>
      hsAnswer(async () => {
        const hub = await servingHub(database, { city: hubCity(city, serviceType), pin, business: 'HS' });
        return { serviceable: hub !== undefined, hub: hub?.id ?? null };
      }),

    'GET /hs-backend/api/v1/slots': ({ query }) =>
      hsAnswer(async () => {
        const hub = await hubById(database, query.hub);
        if (!hub) throw callError('no-hub');
        return { days: await freeSlots(database, hub, query.business, new Date(now())) };
      }),
  };
}
