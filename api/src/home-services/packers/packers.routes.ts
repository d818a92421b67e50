import type { packersCalls } from '@aangan/shared-kit/contracts/packers';
import { INVENTORY, INVENTORY_ROOMS, VEHICLES } from '@aangan/shared-kit/domain/home-services/inventory';
import { type MoveFacts, moveEstimate } from '@aangan/shared-kit/domain/home-services/move-estimate';
import { PACKERS_CITIES, packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { LEAD_SENT_MESSAGE } from '@aangan/shared-kit/domain/lead-kind';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import type { FastifyInstance } from 'fastify';
import { badInput, type CallHandlers, callLimit, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { attributionOf, given, saveLead } from '../../meeting/leads/public.ts';
import { phoneNumber } from '../../people/identity/public.ts';
import type { BookingDeps } from '../bookings/booking-deps.ts';
import { hsAnswer } from '../hs-answer.ts';

type PublicCalls = Pick<
  typeof packersCalls,
  | 'GET /pnm-backend/api/v1/cities'
  | 'GET /pnm-backend/api/v1/inventory'
  | 'POST /pnm-backend/api/v1/estimate'
  | 'POST /pnm-backend/api/v1/public/lead/add'
>;

const LEADS_A_MINUTE = { device: 6, address: 30, message: 'Too many requests. Try again in a minute.' } as const;

/** What anybody sees of packers and movers, before a login. */
export function packersHandlers(
  app: FastifyInstance,
  { database, sessions, now }: Pick<BookingDeps, 'database' | 'sessions' | 'now'>,
): CallHandlers<PublicCalls> {
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
      })),

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
  const { parts, vehicle, ...facts } = moveEstimate(move);
  return { ...facts, vehicle: { ...vehicle }, parts: parts.map((part) => ({ ...part })) };
}
