import { PHOTO_ROOMS, type PhotoRoom } from '@aangan/shared-kit/domain/photo-rooms';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { photoRequest } from './photo-requests.tables.ts';

const OPEN_MS = 30 * 86_400_000;

/** Conditions for a request to be open at a moment, besides its listing. */
function open(at: Date) {
  return and(
    gt(photoRequest.createdAt, new Date(at.getTime() - OPEN_MS)),
    eq(photoRequest.photoCount, listing.photoCount),
  );
}

/** Facts of a listing for photo requests, with its owner, if it has one. */
export async function listingToShow(database: Pick<Database, 'select'>, listingId: string) {
  const [found] = await database
    .select({
      id: listing.id,
      category: listing.category,
      active: listing.active,
      photos: listing.photos,
      photoCount: listing.photoCount,
      ownerId: listingOwner.accountId,
    })
    .from(listing)
    .leftJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(eq(listing.id, listingId));
  return found;
}

export async function openRequestOf(
  database: Pick<Database, 'select'>,
  accountId: string,
  listingId: string,
  at: Date,
): Promise<typeof photoRequest.$inferSelect | undefined> {
  const [found] = await database
    .select({ photoRequest })
    .from(photoRequest)
    .innerJoin(listing, eq(listing.id, photoRequest.listingId))
    .where(and(eq(photoRequest.accountId, accountId), eq(photoRequest.listingId, listingId), open(at)));
  return found?.photoRequest;
}

interface Asking {
  readonly accountId: string;
  readonly listingId: string;
  readonly rooms: PhotoRoom[];
  readonly photoCount: number;
  readonly at: Date;
}

/** Saves a new request; a closed one is opened again. An open one gets its rooms changed and stays notified. */
export async function saveRequest(database: Database, { at, rooms, photoCount, ...who }: Asking): Promise<void> {
  const isOpen = sql`${photoRequest.createdAt} > ${new Date(at.getTime() - OPEN_MS).toISOString()}::timestamptz
    and ${photoRequest.photoCount} = ${photoCount}`;
  await database
    .insert(photoRequest)
    .values({ ...who, rooms, photoCount, createdAt: at })
    .onConflictDoUpdate({
      target: [photoRequest.accountId, photoRequest.listingId],
      set: {
        rooms,
        photoCount,
        createdAt: sql`case when ${isOpen} then ${photoRequest.createdAt} else excluded.created_at end`,
        notifiedAt: sql`case when ${isOpen} then ${photoRequest.notifiedAt} end`,
      },
    });
}

/** Open requests about an owner's listings: people and rooms by listing. */
export async function openRequestsOf(database: Database, ownerId: string, at: Date) {
  const rows = await database
    .select({ listingId: photoRequest.listingId, rooms: photoRequest.rooms })
    .from(photoRequest)
    .innerJoin(listing, eq(listing.id, photoRequest.listingId))
    .innerJoin(listingOwner, eq(listingOwner.listingId, photoRequest.listingId))
    .where(and(eq(listingOwner.accountId, ownerId), open(at)));
  const byListing = Map.groupBy(rows, ({ listingId }) => listingId);
  return [...byListing].map(([propertyId, requests]) => ({
    propertyId,
    people: requests.length,
    rooms: roomLabels(requests),
  }));
}

/** All requested rooms, by label. */
export function roomLabels(requests: readonly { readonly rooms: readonly PhotoRoom[] }[]): string[] {
  return [...new Set(requests.flatMap(({ rooms }) => rooms))].map((room) => PHOTO_ROOMS[room].label);
}

/** Open requests that no owner has been notified of. */
export function unnotifiedRequests(database: Database, at: Date, most: number) {
  return database
    .select({
      accountId: photoRequest.accountId,
      listingId: photoRequest.listingId,
      rooms: photoRequest.rooms,
      title: listing.title,
      ownerId: listingOwner.accountId,
    })
    .from(photoRequest)
    .innerJoin(listing, eq(listing.id, photoRequest.listingId))
    .innerJoin(listingOwner, eq(listingOwner.listingId, photoRequest.listingId))
    .where(and(isNull(photoRequest.notifiedAt), open(at)))
    .orderBy(photoRequest.createdAt)
    .limit(most);
}

/** When an owner was last notified of requests, or undefined. */
export async function lastNotifiedAt(database: Database, ownerId: string): Promise<Date | undefined> {
  const [row] = await database
    .select({ at: sql<Date | null>`max(${photoRequest.notifiedAt})`.mapWith(photoRequest.notifiedAt) })
    .from(photoRequest)
    .innerJoin(listingOwner, eq(listingOwner.listingId, photoRequest.listingId))
    .where(eq(listingOwner.accountId, ownerId));
  return row?.at ?? undefined;
}
