import type { bookingCalls } from '@aangan/shared-kit/contracts/bookings';
import { STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { cartLines, sumOf } from '@aangan/shared-kit/domain/home-services/cart-lines';
import { findSku } from '@aangan/shared-kit/domain/home-services/catalogue';
import { DEFAULT_SERVICE_CITY, hubCity, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { isBookable, SLOT_RULES, slotStart } from '@aangan/shared-kit/domain/home-services/service-slots';
import { homeService } from '@aangan/shared-kit/domain/home-services/services';
import { eq } from 'drizzle-orm';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { holderOf } from '../../people/sessions/public.ts';
import { ownAddress, wireAddress } from '../addresses/addresses.routes.ts';
import { serviceAddress } from '../addresses/addresses.tables.ts';
import { holdCart } from '../cart/cart.queries.ts';
import { hsAnswer } from '../hs-answer.ts';
import { servingHub } from '../hubs/hubs.queries.ts';
import { takePlace } from '../hubs/take-place.ts';
import { holdOwnBooking, ownBooking, saveBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingDeps } from './booking-deps.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';
import { moveBooking, NOT_POSSIBLE } from './move-booking.ts';
import { wireBooking } from './wire-booking.ts';

type QuotationCalls = Pick<
  typeof bookingCalls,
  | 'POST /hs-backend/api/v1/quotation'
  | 'GET /hs-backend/api/v1/quotation/{bookingId}'
  | 'POST /hs-backend/api/v1/save/serviceInfo'
>;

/** From the cart to a quotation with address and slot. */
export function quotationHandlers(deps: BookingDeps): CallHandlers<QuotationCalls> {
  const { database, sessions, orders, now } = deps;
  const wire = (row: BookingRow) => wireBooking({ reader: database, orders, at: new Date(now()) }, row);

  return {
    async 'POST /hs-backend/api/v1/quotation'({ body: { serviceType } }, request) {
      const { accountId } = await sessions.required(request);
      const holder = await holderOf(sessions, request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const cart = await holdCart(transaction, holder, at);
          const city = serviceCity(cart.city) ?? DEFAULT_SERVICE_CITY;
          const lines = cartLines(cart.items, { type: serviceType, city, now: at.getTime() });
          if (lines.length === 0) throw new CallError(409, BOOKING_WORDS.emptyCart);
          const draft = await saveBooking(
            transaction,
            {
              accountId,
              business: 'HS',
              serviceType,
              city,
              stateCode: STATE_OF_CITY[city],
              title: homeService(serviceType).name,
              lines,
              totalPaise: sumOf(lines),
              quotedUntil: new Date(at.getTime() + BOOKING_LIMITS.quotationMs),
              details: { kind: 'cart', items: cart.items.filter(({ sku }) => findSku(sku)?.type === serviceType) },
            },
            at,
          );
          return moveBooking(transaction, draft, { change: 'quote', role: 'customer' }, at);
        });
        return { booking: await wire(row) };
      });
    },

    async 'GET /hs-backend/api/v1/quotation/{bookingId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      return hsAnswer(async () => ({ booking: await wire(await ownBooking(database, accountId, params.bookingId)) }));
    },

    async 'POST /hs-backend/api/v1/save/serviceInfo'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      const startsAt = slotStart(body.day, body.slotId);
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, body.bookingId);
          if (held.state !== 'quoted' || held.payWhen === 'after') throw new CallError(409, NOT_POSSIBLE);
          if (!isBookable(startsAt, at.getTime())) throw new CallError(409, BOOKING_WORDS.slotOver);
          const found = await ownAddress(transaction, accountId, body.addressId);
          const city = serviceCity(held.city) ?? DEFAULT_SERVICE_CITY;
          if (found.fields.city !== city) throw new CallError(409, BOOKING_WORDS.otherCity);
          const asked = { city: hubCity(city, held.serviceType), pin: found.fields.zipcode, business: held.business };
          const hub = await servingHub(transaction, asked);
          if (!hub) throw new CallError(409, BOOKING_WORDS.notServed);
          const place = { bookingId: held.id, hubId: hub.id, business: held.business, startsAt: new Date(startsAt) };
          await takePlace(transaction, { ...place, releaseAt: new Date(at.getTime() + SLOT_RULES.holdMs) }, at);
          await transaction.update(serviceAddress).set({ usedAt: at }).where(eq(serviceAddress.id, found.id));
          const chosen = { address: wireAddress(found), hubId: hub.id, startsAt: new Date(startsAt), changedAt: at };
          await transaction.update(serviceBooking).set(chosen).where(eq(serviceBooking.id, held.id));
          return { ...held, ...chosen };
        });
        return { booking: await wire(row) };
      });
    },
  };
}
