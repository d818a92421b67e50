import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import { type AccountRow, account } from '../../people/accounts/accounts.tables.ts';
import { listing } from '../../search/listings/property.tables.ts';
import { probableBroker } from '../../trust/listing-checks/listing-checks.queries.ts';
import {
  type ContactRequestRow,
  type ContactRow,
  contact,
  contactClaim,
  contactPreference,
  contactRequest,
  contactReturn,
  listingOwner,
  numberReport,
} from './contacts.tables.ts';

export type Reader = Pick<Database, 'select' | '$count'>;

/** What may be known of a person in a contact. */
export type Person = Pick<AccountRow, 'id' | 'name' | 'phone' | 'timeZone' | 'quietFrom' | 'quietTo' | 'deletedAt'>;

export const PERSON = {
  id: account.id,
  name: account.name,
  phone: account.phone,
  timeZone: account.timeZone,
  quietFrom: account.quietFrom,
  quietTo: account.quietTo,
  deletedAt: account.deletedAt,
};

/** A claim with what became of it. */
export const CLAIM = {
  reason: contactClaim.reason,
  claimedAt: contactClaim.createdAt,
  ownerAgrees: contactClaim.ownerAgrees,
  why: contactReturn.reason,
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

/** A request of a person about a listing that its owner has to allow. */
export async function requestAbout(
  database: Reader,
  seekerId: string,
  listingId: string,
): Promise<ContactRequestRow | undefined> {
  const [found] = await database
    .select()
    .from(contactRequest)
    .where(and(eq(contactRequest.seekerId, seekerId), eq(contactRequest.listingId, listingId)));
  return found;
}

/** Whether the owner wants to be asked before anybody gets the number. */
export async function asksFirst(database: Reader, accountId: string): Promise<boolean> {
  const [found] = await database
    .select({ askFirst: contactPreference.askFirst })
    .from(contactPreference)
    .where(eq(contactPreference.accountId, accountId));
  return found?.askFirst ?? false;
}

/**
 * What stands between a person and owners' numbers where their listings look like a broker's: `undeclared` while they have
 * said nothing to it. Who says to be none goes on; reports by owners still hold them.
 */
export async function brokerDoubt(database: Reader, accountId: string): Promise<'undeclared' | 'declared' | undefined> {
  const doubt = await probableBroker(database, accountId);
  if (doubt !== 'probable') return doubt;
  const [found] = await database
    .select({ at: contactPreference.deniesBrokerAt })
    .from(contactPreference)
    .where(eq(contactPreference.accountId, accountId));
  return found?.at ? undefined : 'undeclared';
}

/** Reasons of the reports on a person that staff have not dismissed, one for each who reports: the latest. */
export async function standingReports(database: Reader, accountId: string): Promise<string[]> {
  const rows = await database
    .select({ reporterId: numberReport.reporterId, reason: numberReport.reason })
    .from(numberReport)
    .where(and(eq(numberReport.reportedId, accountId), ne(numberReport.state, 'dismissed')))
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
        claim: CLAIM,
      })
      .from(contact)
      .innerJoin(account, eq(account.id, theirs))
      .leftJoin(contactClaim, eq(contactClaim.contactId, contact.id))
      .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
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

/** How the claim on a contact stands; undefined where there is none. */
export async function claimOn(database: Reader, contactId: string) {
  const [found] = await database
    .select(CLAIM)
    .from(contactClaim)
    .leftJoin(contactReturn, eq(contactReturn.contactId, contactClaim.contactId))
    .where(eq(contactClaim.contactId, contactId));
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
