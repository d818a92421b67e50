import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { isOwnerHeld, openReports } from '../contacts/public.ts';
import type { ShownTimes } from './offered-slots.ts';
import { VISIT_MESSAGES } from './visit-refusals.ts';
import { defaultWeek } from './visit-week.ts';
import { visitWeek } from './visits.tables.ts';

export type Reader = Pick<Database, 'select' | '$count'>;

/** Facts of a listing for visits. */
export interface HomeToVisit extends ShownTimes {
  readonly id: string;
  readonly title: string;
  /** Path of its page. */
  readonly address: string;
  readonly ownerId: string | undefined;
  /** The host, who can be in one place at a time: the owner. A builder's homes have separate hosts. */
  readonly host: string;
  /** Reason without visits, as user-visible text; the home then has no windows. */
  readonly closed: string | undefined;
}

/** @throws CallError 404 for a listing that does not exist */
export async function homeToVisit(reader: Reader, propertyId: string, now: number): Promise<HomeToVisit> {
  const [found] = await reader
    .select({
      id: listing.id,
      title: listing.title,
      category: listing.category,
      active: listing.active,
      inactiveReason: listing.inactiveReason,
      postedByBuilder: listing.postedByBuilder,
      ownerId: listingOwner.accountId,
      windows: visitWeek.windows,
      daysOff: visitWeek.daysOff,
    })
    .from(listing)
    .leftJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .leftJoin(visitWeek, eq(visitWeek.listingId, listing.id))
    .where(eq(listing.id, propertyId.toLowerCase()));
  if (!found) throw callError('no-listing');
  const { id, title, category, ownerId } = found;
  const closed = await whyClosed(reader, found, now);
  return {
    id,
    title,
    address: `/property/${CATEGORY_FACTS[category].segment}/${id}/detail`,
    ownerId: ownerId ?? undefined,
    host: found.postedByBuilder || ownerId === null ? id : ownerId,
    closed,
    windows: closed === undefined ? (found.windows ?? defaultWeek(id)) : [],
    daysOff: found.daysOff ?? [],
  };
}

async function whyClosed(
  reader: Reader,
  home: Parameters<typeof activeStatusLabel>[0] & { readonly ownerId: string | null },
  now: number,
): Promise<string | undefined> {
  if (activeStatusLabel(home) !== undefined) return VISIT_MESSAGES.closed;
  if (home.ownerId === null) return VISIT_MESSAGES.noOwner;
  return isOwnerHeld(await openReports(reader, home.ownerId), now) ? VISIT_MESSAGES.noOwner : undefined;
}
