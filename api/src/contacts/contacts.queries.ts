import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type AccountRow, account } from '../accounts/accounts.tables.ts';
import type { Database } from '../database/client.ts';
import { listing } from '../property/property.tables.ts';
import { type ContactRow, contact, listingOwner, numberReport } from './contacts.tables.ts';

export type Reader = Pick<Database, 'select' | '$count'>;

/** What may be known of a person in a contact. */
export type Person = Pick<AccountRow, 'id' | 'name' | 'phone' | 'timeZone' | 'quietFrom' | 'quietTo' | 'deletedAt'>;

const PERSON = {
  id: account.id,
  name: account.name,
  phone: account.phone,
  timeZone: account.timeZone,
  quietFrom: account.quietFrom,
  quietTo: account.quietTo,
  deletedAt: account.deletedAt,
};

export async function personById(database: Reader, id: string): Promise<Person | undefined> {
  const [found] = await database.select(PERSON).from(account).where(eq(account.id, id));
  return found;
}

/** A listing with its owner, who may be nobody. */
export async function ownedListing(database: Reader, listingId: string) {
  const [found] = await database
    .select({
      id: listing.id,
      title: listing.title,
      category: listing.category,
      active: listing.active,
      inactiveReason: listing.inactiveReason,
      ownerId: listingOwner.accountId,
    })
    .from(listing)
    .leftJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .where(eq(listing.id, listingId));
  return found;
}

/** What a person asked of a listing. */
export async function contactAbout(
  database: Reader,
  seekerId: string,
  listingId: string,
): Promise<ContactRow | undefined> {
  const [found] = await database
    .select()
    .from(contact)
    .where(and(eq(contact.seekerId, seekerId), eq(contact.listingId, listingId)));
  return found;
}

/** Contacts that a person has asked for since a moment in epoch ms. */
export function contactsSince(database: Reader, seekerId: string, since: number): Promise<number> {
  return database.$count(contact, and(eq(contact.seekerId, seekerId), gte(contact.createdAt, new Date(since))));
}

/** Reasons of the reports on a person that wait for a look, one for each who reports: the latest. */
export async function waitingReports(database: Reader, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ reporterId: numberReport.reporterId, reason: numberReport.reason })
    .from(numberReport)
    .where(and(eq(numberReport.reportedId, accountId), eq(numberReport.state, 'received')))
    .orderBy(numberReport.createdAt);
  return [...new Map(rows.map(({ reporterId, reason }) => [reporterId, reason])).values()];
}

/** Contacts on one's side of the ledger, the last one first, with the other person and one's own report. */
export async function ledgerOf(
  database: Database,
  accountId: string,
  role: 'seeker' | 'owner',
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const { mine, theirs } = SIDES[role];
  const where = eq(mine, accountId);
  const [rows, total] = await Promise.all([
    database
      .select({
        contact,
        person: PERSON,
        report: { reason: numberReport.reason, state: numberReport.state },
      })
      .from(contact)
      .innerJoin(account, eq(account.id, theirs))
      .leftJoin(numberReport, and(eq(numberReport.contactId, contact.id), eq(numberReport.reporterId, accountId)))
      .where(where)
      .orderBy(desc(contact.createdAt), desc(contact.id))
      .offset(offset)
      .limit(limit),
    database.$count(contact, where),
  ]);
  return { rows, total };
}

const SIDES = {
  seeker: { mine: contact.seekerId, theirs: contact.ownerId },
  owner: { mine: contact.ownerId, theirs: contact.seekerId },
} as const;

/** A contact that the person has a side in, on either side. */
export async function ownContact(
  database: Reader,
  accountId: string,
  contactId: string,
): Promise<ContactRow | undefined> {
  const [found] = await database
    .select()
    .from(contact)
    .where(and(eq(contact.id, contactId), sql`${accountId} in (${contact.seekerId}, ${contact.ownerId})`));
  return found;
}

/** The seeker's contact about a listing of this owner. */
export async function enquiryOf(
  database: Reader,
  asked: { readonly ownerId: string; readonly seekerId: string; readonly listingId: string },
): Promise<ContactRow | undefined> {
  const [found] = await database
    .select()
    .from(contact)
    .where(
      and(
        eq(contact.ownerId, asked.ownerId),
        eq(contact.seekerId, asked.seekerId),
        eq(contact.listingId, asked.listingId),
      ),
    );
  return found;
}

/** Hides the own number of one side since a moment, or shows it again. */
export async function hideNumber(
  database: Database,
  { id, seekerId }: ContactRow,
  accountId: string,
  since: Date | null,
): Promise<void> {
  const change = seekerId === accountId ? { seekerHiddenAt: since } : { ownerHiddenAt: since };
  await database
    .update(contact)
    .set(change)
    .where(and(eq(contact.id, id), sql`${accountId} in (${contact.seekerId}, ${contact.ownerId})`));
}

/** Ids of a person's listings, the last posted first, and how many there are. */
export async function listingsOf(
  database: Database,
  accountId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const where = eq(listingOwner.accountId, accountId);
  const [rows, total] = await Promise.all([
    database
      .select({ id: listing.id })
      .from(listingOwner)
      .innerJoin(listing, eq(listing.id, listingOwner.listingId))
      .where(where)
      .orderBy(desc(listing.postedAt), desc(listing.id))
      .offset(offset)
      .limit(limit),
    database.$count(listingOwner, where),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** How many people asked about each of these listings. */
export async function contactCounts(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: contact.listingId, number: count() })
    .from(contact)
    .where(inArray(contact.listingId, [...ids]))
    .groupBy(contact.listingId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
