import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { callError } from '../../foundation/server/public.ts';
import { listingOwner } from '../../search/listings/public.ts';
import type { VisitDeps } from './visit-deps.ts';
import type { VisitHandlers } from './visit-handlers.ts';
import { defaultWeek, timeOf, windowsOf } from './visit-week.ts';
import { visitWeek } from './visits.tables.ts';

/** The weekly windows in which owners show their homes. */
export function ownerWeekHandlers({
  database,
  sessions,
  slotAlerts,
  now,
}: VisitDeps): VisitHandlers<
  'GET /api/v1/user/listings/{propertyId}/visit-slots' | 'PUT /api/v1/user/listings/{propertyId}/visit-slots'
> {
  /** @throws CallError 401, and 404 for a listing of another owner */
  async function ownListing(propertyId: string, request: FastifyRequest) {
    const { accountId } = await sessions.required(request);
    const listingId = propertyId.toLowerCase();
    const [found] = await database.select().from(listingOwner).where(eq(listingOwner.listingId, listingId));
    if (found?.accountId !== accountId) throw callError('no-listing');
    return { accountId, listingId };
  }

  async function weekOf(listingId: string) {
    const [own] = await database.select().from(visitWeek).where(eq(visitWeek.listingId, listingId));
    const windows = own?.windows ?? defaultWeek(listingId);
    return {
      slots: windows
        .map(({ weekday, from, to }) => ({ weekday, startTime: timeOf(from), endTime: timeOf(to) }))
        .toSorted((one, other) => one.weekday - other.weekday || one.startTime.localeCompare(other.startTime)),
      // Past days would count towards the limit.
      daysOff: (own?.daysOff ?? []).filter((day) => day >= indiaDay(now())),
      own: own !== undefined,
    };
  }

  return {
    async 'GET /api/v1/user/listings/{propertyId}/visit-slots'({ params }, request) {
      return weekOf((await ownListing(params.propertyId, request)).listingId);
    },

    async 'PUT /api/v1/user/listings/{propertyId}/visit-slots'({ params, body }, request) {
      const { accountId, listingId } = await ownListing(params.propertyId, request);
      const week = {
        ownerId: accountId,
        windows: windowsOf(body.slots),
        daysOff: [...new Set(body.daysOff)].toSorted(),
        changedAt: new Date(now()),
      };
      await database
        .insert(visitWeek)
        .values({ listingId, ...week })
        .onConflictDoUpdate({ target: visitWeek.listingId, set: week });
      await slotAlerts.look(listingId);
      return weekOf(listingId);
    },
  };
}
