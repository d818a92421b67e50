import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { personBehind } from '../../foundation/audit/public.ts';
import type { Database } from '../../foundation/database/public.ts';
import { account, PERSON, reportWeight } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { probableBroker } from '../../trust/listing-checks/public.ts';
import type { NumberReport } from './contact-outcome.ts';
import {
  type ContactRequestRow,
  type ContactRow,
  contact,
  contactClaim,
  contactPreference,
  contactRequest,
  contactReturn,
  numberReport,
} from './contacts.tables.ts';

export type Reader = Pick<Database, 'select' | '$count'>;

/** A claim with its outcome. */
export const CLAIM = {
  reason: contactClaim.reason,
  claimedAt: contactClaim.createdAt,
  ownerAgrees: contactClaim.ownerAgrees,
  why: contactReturn.reason,
};

/** A person's contact about a listing. */
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

/** A person's request about a listing, which its owner decides. */
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

/** Whether the owner wants to decide before a seeker gets the number. */
export async function asksFirst(database: Reader, accountId: string): Promise<boolean> {
  const [found] = await database
    .select({ askFirst: contactPreference.askFirst })
    .from(contactPreference)
    .where(eq(contactPreference.accountId, accountId));
  return found?.askFirst ?? false;
}

/**
 * Why a person whose listings look like a broker's gets no numbers: `undeclared` before they answer. People who deny it
 * may continue; reports by owners still hold them.
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

/** Reports on a person that staff have not dismissed: the latest of each reporter, with its weight. */
export async function openReports(database: Reader, accountId: string): Promise<NumberReport[]> {
  const rows = await database
    .select({
      reporterId: numberReport.reporterId,
      reason: numberReport.reason,
      state: numberReport.state,
      upheld: reportsInState('upheld'),
      dismissed: reportsInState('dismissed'),
      person: personBehind(numberReport.reporterId),
      joinedAt: account.createdAt,
      at: numberReport.createdAt,
    })
    .from(numberReport)
    .innerJoin(account, eq(account.id, numberReport.reporterId))
    .where(and(eq(numberReport.reportedId, accountId), ne(numberReport.state, 'dismissed')))
    .orderBy(numberReport.createdAt);
  const latest = new Map(rows.map((row) => [row.reporterId, row]));
  return [...latest.values()].map(({ reason, state, person, joinedAt, at, upheld, dismissed }) => ({
    reason,
    person,
    at: at.getTime(),
    upheld: state === 'upheld',
    weight: reportWeight({ accountAgeMs: at.getTime() - joinedAt.getTime(), upheld, dismissed }),
  }));
}

/** Number of the reporter's reports that staff have decided so. */
function reportsInState(state: 'upheld' | 'dismissed') {
  return sql<number>`(
    select count(*)::int from number_report decided
    where decided.reporter_id = ${numberReport.reporterId} and decided.state = ${state})`;
}

/** Contacts on the person's side of the ledger, newest first, with the other person and the person's own report. */
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

/** A contact in which the person is seeker or owner. */
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

/** State of the claim on a contact; undefined if there is none. */
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

/** Hides one side's number from a moment on, or shows it again. */
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

/** Ids of a person's listings, last posted first, and the total. */
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
