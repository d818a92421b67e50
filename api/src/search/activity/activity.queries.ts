import { SEARCHES_AT_MOST, VIEWED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { recentSearch, viewedListing } from './activity.tables.ts';

interface View {
  readonly id: string;
  /** Epoch ms. */
  readonly viewedOn: number;
}

interface Search {
  readonly title: string;
  readonly to: string;
  /** Epoch ms. */
  readonly searchedOn: number;
}

/** Listings the person viewed, newest first. */
export async function viewsOf(database: Database, accountId: string): Promise<readonly View[]> {
  const rows = await database
    .select({ id: viewedListing.listingId, at: viewedListing.viewedAt })
    .from(viewedListing)
    .where(eq(viewedListing.accountId, accountId))
    .orderBy(desc(viewedListing.viewedAt), desc(viewedListing.listingId));
  return rows.map(({ id, at }) => ({ id, viewedOn: at.getTime() }));
}

/** Searches of the person, newest first. */
export async function searchesOf(database: Database, accountId: string): Promise<Search[]> {
  const rows = await database
    .select({ title: recentSearch.title, to: recentSearch.address, at: recentSearch.searchedAt })
    .from(recentSearch)
    .where(eq(recentSearch.accountId, accountId))
    .orderBy(desc(recentSearch.searchedAt), desc(recentSearch.address));
  return rows.map(({ title, to, at }) => ({ title, to, searchedOn: at.getTime() }));
}

/**
 * Merges views and searches into the saved ones: each is saved once, at its latest time, up to the limit.
 * Times in the future are replaced by now, because a device's clock may be wrong.
 */
export function mergeActivity(
  database: Database,
  accountId: string,
  { viewed, searches }: { readonly viewed: readonly View[]; readonly searches: readonly Search[] },
  now: number,
): Promise<void> {
  const moments = (times: readonly number[]) => sql`${sql.param(times.map((time) => Math.min(time, now)))}::float8[]`;
  return database.transaction(async (transaction) => {
    // Without the lock, two browsers that add at once could together exceed the limit.
    await lockAccount(transaction, accountId);
    if (viewed.length > 0) {
      await transaction.execute(sql`
        insert into viewed_listing (account_id, listing_id, viewed_at)
        select ${accountId}, lower(id), to_timestamp(max(at) / 1000)
        from unnest(${sql.param(viewed.map(({ id }) => id))}::text[], ${moments(viewed.map(({ viewedOn }) => viewedOn))}) given(id, at)
        where exists (select from listing l where l.id = lower(given.id))
        group by lower(id)
        on conflict (account_id, listing_id) do update set viewed_at = greatest(viewed_listing.viewed_at, excluded.viewed_at)`);
      await transaction.execute(sql`
        delete from viewed_listing where account_id = ${accountId} and listing_id in (
          select listing_id from viewed_listing where account_id = ${accountId}
          order by viewed_at desc, listing_id desc offset ${VIEWED_AT_MOST})`);
    }
    if (searches.length > 0) {
      await transaction.execute(sql`
        insert into recent_search (account_id, address, title, searched_at)
        select distinct on (address) ${accountId}, address, title, to_timestamp(at / 1000)
        from unnest(${sql.param(searches.map(({ to }) => to))}::text[], ${sql.param(searches.map(({ title }) => title))}::text[],
          ${moments(searches.map(({ searchedOn }) => searchedOn))}) given(address, title, at)
        order by address, at desc
        on conflict (account_id, address) do update set title = excluded.title, searched_at = excluded.searched_at
          where excluded.searched_at > recent_search.searched_at`);
      await transaction.execute(sql`
        delete from recent_search where account_id = ${accountId} and address in (
          select address from recent_search where account_id = ${accountId}
          order by searched_at desc, address desc offset ${SEARCHES_AT_MOST})`);
    }
  });
}

/** Deletes one view, or all without an id. */
export async function deleteViews(database: Database, accountId: string, listingId?: string): Promise<void> {
  const mine = eq(viewedListing.accountId, accountId);
  await database
    .delete(viewedListing)
    .where(listingId === undefined ? mine : and(mine, eq(viewedListing.listingId, listingId)));
}

/** Deletes one search, or all without an address. */
export async function deleteSearches(database: Database, accountId: string, to?: string): Promise<void> {
  const mine = eq(recentSearch.accountId, accountId);
  await database.delete(recentSearch).where(to === undefined ? mine : and(mine, eq(recentSearch.address, to)));
}
