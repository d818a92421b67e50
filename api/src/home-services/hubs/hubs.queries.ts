import type { Business } from '@aangan/shared-kit/domain/home-services/booking-states';
import { bookableSlots, SERVICE_SLOTS } from '@aangan/shared-kit/domain/home-services/service-slots';
import { and, asc, count, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { HUBS } from './hub-catalogue.ts';
import { type HubRow, serviceHub, slotCapacity, slotPlace } from './hubs.tables.ts';

/** Stores the hubs of the catalogue that are missing. What staff have changed stays. */
export async function storeHubs(database: DatabaseOrTransaction): Promise<void> {
  await database
    .insert(serviceHub)
    .values([...HUBS])
    .onConflictDoNothing();
}

/** The hub that serves a PIN code of a city; undefined where nobody does. */
export async function servingHub(
  reader: DatabaseOrTransaction,
  { city, pin, business }: { readonly city: string; readonly pin: string; readonly business: Business },
): Promise<HubRow | undefined> {
  const hubs = await reader.select().from(serviceHub).where(eq(serviceHub.city, city)).orderBy(asc(serviceHub.id));
  const wanted = Number(pin);
  return hubs.find(
    ({ pins, capacity }) => capacity[business] > 0 && pins.some(([first, last]) => first <= wanted && wanted <= last),
  );
}

export async function hubById(reader: DatabaseOrTransaction, id: string): Promise<HubRow | undefined> {
  const [row] = await reader.select().from(serviceHub).where(eq(serviceHub.id, id));
  return row;
}

/** The slots of a hub that can be booked now, by day, with their free places. */
export async function freeSlots(database: Database, hub: HubRow, business: Business, at: Date) {
  const days = await slotPlaces(database, hub, business, at);
  return days.map(({ day, slots }) => ({
    day,
    slots: slots.map(({ slotId, startsAt, capacity, taken }) => ({
      slotId,
      words: SERVICE_SLOTS.find(({ id }) => id === slotId)?.words ?? '',
      startsAt,
      left: Math.max(0, capacity - taken),
    })),
  }));
}

/** The same slots with all of their places, and those that are taken. */
export async function slotPlaces(database: Database, hub: HubRow, business: Business, at: Date) {
  const slots = bookableSlots(at.getTime());
  const times = slots.map(({ startsAt }) => new Date(startsAt));
  const isHub = (table: typeof slotPlace | typeof slotCapacity) =>
    and(eq(table.hubId, hub.id), eq(table.business, business), inArray(table.startsAt, times));
  const [taken, set] = await Promise.all([
    database
      .select({ startsAt: slotPlace.startsAt, number: count() })
      .from(slotPlace)
      .where(and(isHub(slotPlace), isTaken(at)))
      .groupBy(slotPlace.startsAt),
    database.select().from(slotCapacity).where(isHub(slotCapacity)),
  ]);
  const placesOf = new Map(set.map(({ startsAt, capacity }) => [startsAt.getTime(), capacity]));
  const takenOf = new Map(taken.map(({ startsAt, number }) => [startsAt.getTime(), number]));
  const days = [...new Set(slots.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    slots: slots
      .filter((slot) => slot.day === day)
      .map(({ slotId, startsAt }) => ({
        slotId,
        startsAt,
        capacity: placesOf.get(startsAt) ?? hub.capacity[business],
        taken: takenOf.get(startsAt) ?? 0,
        isSet: placesOf.has(startsAt),
      })),
  }));
}

/** A place counts while it is not released. */
export function isTaken(at: Date) {
  return or(isNull(slotPlace.releaseAt), gt(slotPlace.releaseAt, at));
}

/** Deletes holds that ended before. */
export async function deleteOldHolds(database: Database, before: Date): Promise<void> {
  await database.delete(slotPlace).where(lt(slotPlace.releaseAt, before));
}
