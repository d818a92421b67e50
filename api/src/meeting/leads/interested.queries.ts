import { CATEGORY_FACTS, LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account, PERSON } from '../../people/accounts/public.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { shortlistEntry } from '../../search/shortlist/public.ts';
import {
  CLAIM,
  contact,
  contactClaim,
  contactPreference,
  contactRequest,
  contactReturn,
  numberReport,
} from '../contacts/public.ts';
import { visit } from '../visits/public.ts';
import { tenantDetails } from './leads.tables.ts';

/** Tenants are interested in homes for rent, buyers in homes for sale. */
export const CATEGORIES_OF = {
  tenant: LISTING_CATEGORIES.filter((category) => CATEGORY_FACTS[category].priced === 'monthly'),
  buyer: LISTING_CATEGORIES.filter((category) => CATEGORY_FACTS[category].priced === 'outright'),
} as const satisfies Readonly<Record<'tenant' | 'buyer', readonly ListingCategory[]>>;

/** Maximum number of listings in the filter, last posted first. */
const LISTINGS_AT_MOST = 50;

/** A person's listings of these categories, with the numbers of people who shortlisted and who asked. */
export async function ownListings(database: Database, ownerId: string, categories: readonly ListingCategory[]) {
  const rows = await database
    .select({ id: listing.id, title: listing.title, category: listing.category })
    .from(listingOwner)
    .innerJoin(listing, eq(listing.id, listingOwner.listingId))
    .where(and(eq(listingOwner.accountId, ownerId), inArray(listing.category, [...categories])))
    .orderBy(desc(listing.postedAt), desc(listing.id))
    .limit(LISTINGS_AT_MOST);
  const ids = rows.map(({ id }) => id);
  const shortlists = await database
    .select({ id: shortlistEntry.listingId, number: count() })
    .from(shortlistEntry)
    .where(inArray(shortlistEntry.listingId, ids))
    .groupBy(shortlistEntry.listingId);
  const contacts = await database
    .select({ id: contact.listingId, number: count() })
    .from(contact)
    .where(and(inArray(contact.listingId, ids), eq(contact.ownerId, ownerId)))
    .groupBy(contact.listingId);
  const numberOf = (counts: typeof contacts, id: string) => counts.find((each) => each.id === id)?.number ?? 0;
  return rows.map((row) => ({
    ...row,
    shortlists: numberOf(shortlists, row.id),
    contacts: numberOf(contacts, row.id),
  }));
}

export interface InterestRow extends Record<string, unknown> {
  readonly by: 'contact' | 'request' | 'visit' | 'interest';
  readonly id: string;
  readonly listingId: string;
  readonly seekerId: string;
  /** Epoch ms. */
  readonly at: number;
  readonly state: 'waiting' | 'allowed' | 'declined' | 'lapsed' | null;
  /** Time of a visit, epoch ms. */
  readonly visitAt: number | null;
  /** Rows on all pages. */
  readonly total: number;
}

interface Wanted {
  readonly categories: readonly ListingCategory[];
  readonly listingId: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * People interested in a person's listings: open requests first, then newest first. Without a contact, interest belongs
 * to the listing's current owner; a contact belongs to the owner who gave the number.
 */
export async function interestIn(
  database: Database,
  ownerId: string,
  { categories, listingId, offset, limit }: Wanted,
): Promise<InterestRow[]> {
  const about = (column: SQL) => sql`exists (select 1 from ${listing} l where l.id = ${column}
    and l.category in (${sql.join(
      categories.map((category) => sql`${category}`),
      sql`, `,
    )}))
    ${listingId === undefined ? sql`` : sql`and ${column} = ${listingId}`}`;
  const { rows } = await database.execute<InterestRow>(sql`
    select interest.*, (extract(epoch from interest.visit_at) * 1000)::float8 as "visitAt",
      (extract(epoch from interest.seen_at) * 1000)::float8 as "at", (count(*) over ())::int as total
    from (${interestRows(ownerId, about)}) as interest
    order by (interest.state = 'waiting') desc nulls last, interest.seen_at desc, interest.id
    offset ${offset} limit ${limit}`);
  return rows;
}

/** How many rows {@link interestIn} has for each of these listings of a person. */
export async function interestCounts(
  database: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await database.execute<{ id: string; number: number }>(sql`
    select interest."listingId" as id, count(*)::int as number
    from (${interestRows(ownerId, (column) => sql`${column} in (${list})`)}) as interest
    group by interest."listingId"`);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Everybody interested in listings of a person. @param about which listings, by the column of their id */
function interestRows(ownerId: string, about: (column: SQL) => SQL): SQL {
  return sql`
      select 'contact' as "by", c.id, c.listing_id as "listingId", c.seeker_id as "seekerId", null as state,
        null::timestamptz as visit_at, c.created_at as seen_at
      from ${contact} c where c.owner_id = ${ownerId} and ${about(sql`c.listing_id`)}
      union all
      select 'request', r.id, r.listing_id, r.seeker_id, r.state, null, r.created_at
      from ${contactRequest} r
      where r.owner_id = ${ownerId} and r.state in ('waiting', 'declined') and ${about(sql`r.listing_id`)}
      union all
      select 'visit', v.id, v.listing_id, v.visitor_id, null, v.starts_at, v.created_at
      from ${visit} v where v.owner_id = ${ownerId} and v.state <> 'cancelled' and ${about(sql`v.listing_id`)}
      union all
      select 'interest', i.id, i.listing_id, i.account_id, null, null, i.created_at
      from lead i join ${listingOwner} o on o.listing_id = i.listing_id
      where o.account_id = ${ownerId} and i.kind = 'SHOW_INTEREST' and i.stage <> 'WITHDRAWN'
        and i.account_id is not null and ${about(sql`i.listing_id`)}
        and not exists (select 1 from ${contact} c where c.seeker_id = i.account_id and c.listing_id = i.listing_id)`;
}

/** When somebody was last interested in any listing of a person's, epoch ms; null when nobody was. */
export async function lastInterestAt(database: Database, ownerId: string): Promise<number | null> {
  const { rows } = await database.execute<{ at: number | null }>(sql`
    select (extract(epoch from greatest(
      (select max(c.created_at) from ${contact} c where c.owner_id = ${ownerId}),
      (select max(r.created_at) from ${contactRequest} r where r.owner_id = ${ownerId}),
      (select max(v.created_at) from ${visit} v where v.owner_id = ${ownerId}),
      (select max(i.created_at) from lead i join ${listingOwner} o on o.listing_id = i.listing_id
        where o.account_id = ${ownerId} and i.kind = 'SHOW_INTEREST' and i.account_id is not null)
    )) * 1000)::float8 as "at"`);
  return rows[0]?.at ?? null;
}

/** Fields shown of people, and of the contacts with them. */
export async function peopleOf(database: Database, ownerId: string, rows: readonly InterestRow[]) {
  const seekers = rows.map(({ seekerId }) => seekerId);
  const contacts = rows.flatMap(({ by, id }) => (by === 'contact' ? [id] : []));
  const people = await database
    .select({ person: PERSON, about: tenantDetails })
    .from(account)
    .leftJoin(tenantDetails, eq(tenantDetails.accountId, account.id))
    .where(inArray(account.id, seekers));
  const details = await database
    .select({ contact, report: { reason: numberReport.reason, state: numberReport.state }, claim: CLAIM })
    .from(contact)
    .leftJoin(numberReport, and(eq(numberReport.contactId, contact.id), eq(numberReport.reporterId, ownerId)))
    .leftJoin(contactClaim, eq(contactClaim.contactId, contact.id))
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(and(inArray(contact.id, contacts), eq(contact.ownerId, ownerId)));
  return {
    people: new Map(people.map((each) => [each.person.id, each])),
    contacts: new Map(details.map((each) => [each.contact.id, each])),
  };
}

/** Turns deciding requests on or off for the owner. */
export async function preferAsking(database: Database, accountId: string, askFirst: boolean): Promise<void> {
  await database
    .insert(contactPreference)
    .values({ accountId, askFirst })
    .onConflictDoUpdate({ target: contactPreference.accountId, set: { askFirst } });
}
