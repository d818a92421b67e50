import type { packersCalls } from '@aangan/shared-kit/contracts/packers';
import type { MoveFacts } from '@aangan/shared-kit/domain/home-services/move-estimate';
import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { SLOT_RULES, slotStart } from '@aangan/shared-kit/domain/home-services/service-slots';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { badInput, CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { holdOwnBooking, ownBooking, saveBooking } from '../bookings/booking.queries.ts';
import { BOOKING_WORDS } from '../bookings/booking.words.ts';
import type { BookingDeps } from '../bookings/booking-deps.ts';
import { type BookingRow, serviceBooking } from '../bookings/bookings.tables.ts';
import { NOT_POSSIBLE } from '../bookings/move-booking.ts';
import { takeSlot } from '../bookings/take-slot.ts';
import { wireBooking, wireSummary } from '../bookings/wire-booking.ts';
import { hsAnswer } from '../hs-answer.ts';
import { servingHub } from '../hubs/hubs.queries.ts';
import { ensureLead } from '../leads/ensure-lead.ts';
import { boxesOf, signBoxes } from './box-counts.ts';
import { positionOf } from './job-position.ts';
import { wireEstimate } from './packers.routes.ts';
import { sameSurvey } from './same-survey.queries.ts';

type MoveCalls = Pick<
  typeof packersCalls,
  | 'POST /pnm-backend/api/v1/booking'
  | 'GET /pnm-backend/api/v1/booking/{bookingId}'
  | 'PUT /pnm-backend/api/v1/booking/{bookingId}'
  | 'POST /pnm-backend/api/v1/booking/{bookingId}/day'
  | 'POST /pnm-backend/api/v1/booking/{bookingId}/boxes/{end}/sign'
  | 'GET /hs-backend/api/v1/bookings/{bookingId}/position'
>;

/** A customer's moves, from the survey to the boxes. */
export function moveHandlers(deps: BookingDeps): CallHandlers<MoveCalls> {
  const { database, sessions, orders, now } = deps;

  return {
    async 'POST /pnm-backend/api/v1/booking'({ body: { move, survey, day, slotId, leadId } }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      if (move.from.address.length < 5) throw badInput('body.move.from.address', 'Enter house and street.');
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          // One request after the other, so that a form that is sent twice books one survey.
          await lockAccount(transaction, accountId);
          const details = { kind: 'move', move, survey } as const;
          const same = await sameSurvey(transaction, {
            accountId,
            details,
            startsAt: new Date(slotStart(day, slotId)),
          });
          if (same) return same;
          const city = packersCity(move.from.city);
          const hub = await servingHub(transaction, { city: move.from.city, pin: move.from.pin, business: 'PNM' });
          if (!city || !hub) throw new CallError(409, BOOKING_WORDS.notServed);
          const draft = await saveBooking(
            transaction,
            {
              accountId,
              business: 'PNM',
              serviceType: move.from.city === move.to.city ? 'PNM_CITY' : 'PNM_INTERCITY',
              city: city.slug,
              stateCode: city.state,
              title: titleOf(move),
              lines: [],
              totalPaise: 0,
              details,
              hubId: hub.id,
            },
            at,
          );
          const surveyed = await takeSlot(transaction, draft, { day, slotId, releaseAt: null }, at);
          const lead = await ensureLead(transaction, surveyed, leadId, at);
          await transaction.update(serviceBooking).set({ leadId: lead }).where(eq(serviceBooking.id, draft.id));
          return { ...surveyed, leadId: lead };
        });
        return moveAnswer(database, row);
      });
    },

    async 'GET /pnm-backend/api/v1/booking/{bookingId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => moveAnswer(database, await ownBooking(database, accountId, params.bookingId)));
    },

    async 'PUT /pnm-backend/api/v1/booking/{bookingId}'({ params, body: move }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(() =>
        database.transaction(async (transaction) => {
          const row = await holdOwnBooking(transaction, accountId, params.bookingId);
          const before = moveOf(row);
          if (row.state !== 'drafted') throw new CallError(409, NOT_POSSIBLE);
          const isSame = before.move.from.pin === move.from.pin && before.move.to.city === move.to.city;
          if (!isSame) throw new CallError(409, BOOKING_WORDS.otherMove);
          const details = { ...before, move };
          await transaction
            .update(serviceBooking)
            .set({ details, changedAt: new Date(now()) })
            .where(eq(serviceBooking.id, row.id));
          return moveAnswer(transaction, { ...row, details });
        }),
      );
    },

    async 'POST /pnm-backend/api/v1/booking/{bookingId}/day'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, params.bookingId);
          moveOf(held);
          if (held.state !== 'quoted' || held.payWhen === 'after') throw new CallError(409, NOT_POSSIBLE);
          const releaseAt = new Date(at.getTime() + SLOT_RULES.holdMs);
          return takeSlot(transaction, held, { ...body, releaseAt }, at);
        });
        return { booking: await wireBooking({ reader: database, orders, at }, row) };
      });
    },

    async 'POST /pnm-backend/api/v1/booking/{bookingId}/boxes/{end}/sign'({ params, body }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(() =>
        database.transaction(async (transaction) => {
          const row = await holdOwnBooking(transaction, accountId, params.bookingId);
          moveOf(row);
          await signBoxes(transaction, row.id, { end: params.end, boxes: body.boxes }, new Date(now()));
          return moveAnswer(transaction, row);
        }),
      );
    },

    async 'GET /hs-backend/api/v1/bookings/{bookingId}/position'({ params }, request) {
      const { accountId } = await sessions.required(request);
      const row = await ownBooking(database, accountId, params.bookingId);
      return hsAnswer(async () => ({ position: await positionOf(database, row, new Date(now())) }));
    },
  };
}

/** What a booking knows of its move. @throws CallError 404 for a booking of another business */
function moveOf({ details }: BookingRow) {
  if (details?.kind !== 'move') throw callError('no-move');
  return details;
}

async function moveAnswer(reader: DatabaseOrTransaction, row: BookingRow) {
  const { move, survey } = moveOf(row);
  const boxes = await boxesOf(reader, row.id);
  return {
    booking: wireSummary(row),
    move: { ...move, items: [...move.items] },
    survey,
    estimate: wireEstimate(move),
    boxes: boxes.map(({ end, boxes, countedAt, signedAt }) => ({
      end,
      boxes,
      countedAt: countedAt.getTime(),
      signedAt: signedAt?.getTime() ?? null,
    })),
  };
}

function titleOf({ from, to }: MoveFacts): string {
  const name = (city: string) => packersCity(city)?.name ?? city;
  return from.city === to.city ? `Move in ${name(from.city)}` : `Move from ${name(from.city)} to ${name(to.city)}`;
}
