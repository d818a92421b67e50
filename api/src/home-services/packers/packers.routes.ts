import type { packersCalls } from '@aangan/shared-kit/contracts/packers';
import { INVENTORY, INVENTORY_ROOMS, VEHICLES } from '@aangan/shared-kit/domain/home-services/inventory';
import { type MoveEstimate, type MoveFacts, moveEstimate } from '@aangan/shared-kit/domain/home-services/move-estimate';
import { PACKERS_CITIES, packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { USUAL_HOMES } from '@aangan/shared-kit/domain/home-services/usual-homes';
import { usualMoves } from '@aangan/shared-kit/domain/home-services/usual-moves';
import { vehicleChoices } from '@aangan/shared-kit/domain/home-services/vehicle-choices';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { badInput, type CallHandlers, callLimit, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { attributionOf, given, saveLead } from '../../meeting/leads/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { hsAnswer } from '../hs-answer.ts';
import { freeSlots, servingHub } from '../hubs/hubs.queries.ts';

type PublicCalls = Pick<
  typeof packersCalls,
  | 'GET /pnm-backend/api/v1/cities'
  | 'GET /pnm-backend/api/v1/inventory'
  | 'GET /pnm-backend/api/v1/prices'
  | 'GET /pnm-backend/api/v1/slots'
  | 'POST /pnm-backend/api/v1/estimate'
  | 'POST /pnm-backend/api/v1/public/lead/add'
>;

const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;

/** What anybody sees of packers and movers, before a login. */
export function packersHandlers({ app, database, sessions, now }: CallDeps): CallHandlers<PublicCalls> {
  const countHit = callLimit(app, LEADS_A_MINUTE);
  return {
    'GET /pnm-backend/api/v1/cities': () =>
      hsAnswer(async () => ({ cities: PACKERS_CITIES.map(({ wire, name }) => ({ city: wire, name })) })),

    'GET /pnm-backend/api/v1/inventory': () =>
      hsAnswer(async () => ({
        rooms: INVENTORY_ROOMS.map((room) => ({
          room,
          items: INVENTORY.filter((item) => item.room === room).map(({ key, title, cubicFeet }) => ({
            key,
            title,
            cubicFeet,
          })),
        })),
        vehicles: [...VEHICLES],
        homes: USUAL_HOMES.map(({ size, title, items }) => ({ size, title, items: [...items] })),
      })),

    'GET /pnm-backend/api/v1/prices': ({ query: { city } }) =>
      hsAnswer(async () => {
        const { within, between } = usualMoves(city);
        return {
          city,
          within: within.map(({ size, title, estimate }) => ({
            ...{ size, title, vehicle: estimate.vehicle.title },
            ...rangeOf(estimate),
          })),
          between: between.map(({ city: { slug, name }, estimate }) => ({ city: slug, name, ...rangeOf(estimate) })),
        };
      }),

    'GET /pnm-backend/api/v1/slots': ({ query: { city, pin } }) =>
      hsAnswer(async () => {
        const hub = await servingHub(database, { city, pin, business: 'PNM' });
        const days = hub ? await freeSlots(database, hub, 'PNM', new Date(now())) : [];
        return { serviceable: hub !== undefined, days };
      }),

    'POST /pnm-backend/api/v1/estimate': ({ body }) => hsAnswer(async () => ({ estimate: wireEstimate(body) })),

    async 'POST /pnm-backend/api/v1/public/lead/add'({ form }, request) {
      await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
      const viewer = await sessions.viewer(request);
      const phone = phoneNumber('+91', form.phone);
      if (phone === undefined) throw badInput('form.phone', SIGN_UP_MESSAGES.phone);
      const { name, fromCity, toCity, source, subSource } = form;
      const at = new Date(now());
      const leadId = await saveLead(database, {
        kind: 'PNM',
        sameBy: [phone, fromCity, toCity, indiaDay(at.getTime())],
        accountId: viewer?.accountId ?? null,
        name,
        phone,
        city: packersCity(fromCity)?.wire.toUpperCase() ?? null,
        details: given({ toCity: packersCity(toCity)?.wire.toUpperCase(), source, subSource }),
        attribution: attributionOf(form),
        at,
      });
      return hsAnswer(async () => ({ leadId, message: LEAD_SENT_MESSAGE }));
    },
  };
}

export function wireEstimate(move: MoveFacts) {
  const { parts, ...facts } = moveEstimate(move);
  return { ...facts, parts: parts.map((part) => ({ ...part })), choices: vehicleChoices(facts) };
}

function rangeOf({ km, minimumPaise, maximumPaise }: MoveEstimate) {
  return { km, minimumPaise, maximumPaise };
}
