import type { bookingCalls } from '@aangan/shared-kit/contracts/bookings';
import { DEFAULT_SERVICE_CITY, hubCity, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { eq } from 'drizzle-orm';
import { CallError, type CallHandlers } from '../../foundation/server/public.ts';
import { ownAddress, wireAddress } from '../addresses/addresses.routes.ts';
import { hsAnswer } from '../hs-answer.ts';
import { servingHub } from '../hubs/hubs.queries.ts';
import { holdOwnBooking } from './booking.queries.ts';
import { BOOKING_WORDS } from './booking.words.ts';
import type { BookingDeps } from './booking-deps.ts';
import { type BookingRow, serviceBooking } from './bookings.tables.ts';
import { NOT_POSSIBLE } from './move-booking.ts';
import { wireBooking } from './wire-booking.ts';

/** Changes of what was ordered: its address. Source: services-and-platform, section 7 (update order). */
export function updateOrderHandlers({
  database,
  sessions,
  orders,
  now,
}: BookingDeps): CallHandlers<Pick<typeof bookingCalls, 'PUT /hs-backend/api/v1/order'>> {
  return {
    async 'PUT /hs-backend/api/v1/order'({ body }, request) {
      const { accountId } = await sessions.required(request);
      const at = new Date(now());
      return hsAnswer(async () => {
        const row = await database.transaction(async (transaction) => {
          const held = await holdOwnBooking(transaction, accountId, body.bookingId);
          if (!isToCome(held)) throw new CallError(409, NOT_POSSIBLE);
          const found = await ownAddress(transaction, accountId, body.addressId);
          const city = serviceCity(held.city) ?? DEFAULT_SERVICE_CITY;
          if (found.fields.city !== city) throw new CallError(409, BOOKING_WORDS.otherCity);
          const asked = { city: hubCity(city, held.serviceType), pin: found.fields.zipcode, business: held.business };
          const hub = await servingHub(transaction, asked);
          if (hub?.id !== held.hubId) throw new CallError(409, BOOKING_WORDS.otherHub);
          const changed = { address: wireAddress(found), changedAt: at };
          await transaction.update(serviceBooking).set(changed).where(eq(serviceBooking.id, held.id));
          return { ...held, ...changed };
        });
        return { booking: await wireBooking({ reader: database, orders, at }, row) };
      });
    },
  };
}

/** Confirmed, and nobody is on the way yet. A move has two addresses, which its quotation depends on. */
function isToCome({ business, state, payWhen }: BookingRow): boolean {
  if (business !== 'HS') return false;
  return state === 'paid' || state === 'assigned' || (state === 'quoted' && payWhen === 'after');
}
