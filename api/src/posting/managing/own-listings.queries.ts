import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { contact } from '../../meeting/contacts/public.ts';
import { firstName } from '../../meeting/visits/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { postingDraft } from '../drafts/public.ts';
import { listingClosing } from './managing.tables.ts';

/** People who may have taken a home: those who asked last. */
const CONTACTS_AT_MOST = 50;

/** Ids of a person's published listings, newest first, and their number; deleted ones while that can be undone. */
export async function ownListingIds(
  database: Database,
  accountId: string,
  { offset, limit, now }: { readonly offset: number; readonly limit: number; readonly now: number },
): Promise<{ readonly ids: string[]; readonly total: number }> {
  const undoable = gt(postingDraft.deletedAt, new Date(now - DRAFT_LIMITS.undoMs));
  const shown = and(eq(listingOwner.accountId, accountId), or(isNull(postingDraft.deletedAt), undoable));
  const from = () =>
    database
      .select({ id: listing.id })
      .from(listingOwner)
      .innerJoin(listing, eq(listing.id, listingOwner.listingId))
      .leftJoin(postingDraft, eq(postingDraft.id, listing.id))
      .where(shown);
  const rows = await from().orderBy(desc(listing.postedAt), desc(listing.id)).offset(offset).limit(limit);
  const [counted] = await database
    .select({ total: count() })
    .from(listingOwner)
    .innerJoin(listing, eq(listing.id, listingOwner.listingId))
    .leftJoin(postingDraft, eq(postingDraft.id, listing.id))
    .where(shown);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** People who have contacted the owner about a listing, the last one first. */
export async function contactsOf(database: Database, ownerId: string, listingId: string) {
  const rows = await database
    .select({ id: contact.id, at: contact.createdAt, name: account.name, deletedAt: account.deletedAt })
    .from(contact)
    .innerJoin(account, eq(account.id, contact.seekerId))
    .where(and(eq(contact.listingId, listingId), eq(contact.ownerId, ownerId)))
    .orderBy(desc(contact.createdAt), desc(contact.id))
    .limit(CONTACTS_AT_MOST);
  return rows.map(({ id, at, ...person }) => ({ id, name: firstName(person), contactedOn: at.getTime() }));
}

/** How a listing was let or sold last, with the first name of the seeker; null if it never was. */
export async function lastClosing(database: Database, listingId: string) {
  const [found] = await database
    .select({ with: listingClosing.closedWith, name: account.name, deletedAt: account.deletedAt, seekerId: account.id })
    .from(listingClosing)
    .leftJoin(contact, eq(contact.id, listingClosing.contactId))
    .leftJoin(account, eq(account.id, contact.seekerId))
    .where(eq(listingClosing.listingId, listingId))
    .orderBy(desc(listingClosing.at))
    .limit(1);
  if (!found) return null;
  const { name, deletedAt, seekerId } = found;
  return { with: found.with, name: seekerId === null ? null : firstName({ name: name ?? '', deletedAt }) };
}
