import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import { readNames } from './invented-data.ts';
import type { Poster } from './lifelike-listing.ts';

/** Maximum number of active homes per owner here; builders have any number. */
const HOMES_OF_ONE_OWNER = 3;

/** Accounts of seeded owners are created with the first of their homes, or up to this many days earlier. */
const OPENED_EARLIER_DAYS = 700;

/**
 * Gives each listing without an owner one with its name: people have a few homes in one city, builders have all of
 * theirs. Numbers start with 0, as no real number in India does, and `.example` addresses receive no mail. Works by set
 * statements; listing rows do not change.
 * @param now epoch ms
 * @param posters listings whose account is their own, or another listing's
 */
export function seedOwners(database: Database, now: number, posters: readonly Poster[] = []): Promise<void> {
  return database.transaction(async (transaction) => {
    await nameOwners(transaction);
    await assignPosters(transaction, posters, now);
    await openAccounts(transaction, now);
    await transaction.execute(sql`
      insert into listing_owner (listing_id, account_id)
      select s.listing_id, s.account_id from seeded_owner s join account a on a.id = s.account_id`);
  });
}

type Transaction = Pick<Database, 'execute'>;

async function nameOwners(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`
    create temporary table seeded_owner on commit drop as
    select id listing_id, owner_name, posted_by_builder,
      ${accountIdOf(sql`owner_name || number`)} account_id, number, posted_at, null::text account_name, null::timestamptz opened_at
    from (
      select id, owner_name, posted_by_builder, posted_at,
        case when posted_by_builder then -1
          else (row_number() over (partition by owner_name, posted_by_builder order by city, id) - 1) / ${HOMES_OF_ONE_OWNER}
        end number
      from listing l where not exists (select 1 from listing_owner o where o.listing_id = l.id)) numbered`);
}

/** The same key gives the same account. */
function accountIdOf(key: SQL): SQL {
  return sql`'acc_' || translate(left(encode(sha256(convert_to('aangan ' || ${key}, 'UTF8')), 'base64'), 20), '+/', '-_')`;
}

/** Two steps: first listings with an account of their own, then listings that share one. */
async function assignPosters(transaction: Transaction, posters: readonly Poster[], now: number): Promise<void> {
  const own = posters.flatMap((poster) => ('key' in poster ? [poster] : []));
  await transaction.execute(sql`
    update seeded_owner s set account_id = ${accountIdOf(sql`p.key`)}, number = 0, account_name = p.name,
      opened_at = ${new Date(now)}::timestamptz - p.days * interval '1 day'
    from unnest(${sql.param(own.map(({ listingId }) => listingId))}::text[], ${sql.param(own.map(({ key }) => key))}::text[],
      ${sql.param(own.map(({ name }) => name))}::text[], ${sql.param(own.map(({ openedDaysAgo }) => openedDaysAgo))}::float8[])
      p(listing_id, key, name, days)
    where s.listing_id = p.listing_id`);
  const same = posters.flatMap((poster) => ('sameAs' in poster ? [poster] : []));
  // A copy may be of a copy: its original comes first, so each round resolves one more level.
  for (let left = same; left.length > 0; ) {
    const open = new Set(left.map(({ listingId }) => listingId));
    const settled = left.filter(({ sameAs }) => !open.has(sameAs));
    await transaction.execute(sql`
      update seeded_owner s set account_id = o.account_id, number = o.number, account_name = o.account_name, opened_at = o.opened_at
      from unnest(${sql.param(settled.map(({ listingId }) => listingId))}::text[], ${sql.param(settled.map(({ sameAs }) => sameAs))}::text[])
        p(listing_id, same_as)
      join seeded_owner o on o.listing_id = p.same_as
      where s.listing_id = p.listing_id`);
    left = left.filter(({ sameAs }) => open.has(sameAs));
  }
}

async function openAccounts(transaction: Transaction, now: number): Promise<void> {
  const lastNames = [...new Set(Object.values(readNames().lastNames).flat())];
  await transaction.execute(sql`
    insert into account (id, phone, phone_country, name, email, created_at)
    select account_id, '+910000' || lpad((row_number() over (order by account_id))::text, 6, '0'), 'IN',
      case when posted_by_builder then owner_name when account_name like '% %' then account_name
        else owner_name || ' ' || (${sql.param(lastNames)}::text[])[1 + (number % ${lastNames.length})::int] end,
      'owner' || (row_number() over (order by account_id)) || '@homes.example',
      coalesce(opened_at, first_post - case when abs(hashtext(account_id)) % 100 < 45 then abs(hashtext(account_id)) % 24 * interval '1 hour'
        else abs(hashtext(account_id)) % ${OPENED_EARLIER_DAYS} * interval '1 day' end)
    from (
      select account_id, min(owner_name) owner_name, bool_or(posted_by_builder) posted_by_builder, min(number) number,
        min(account_name) account_name, min(opened_at) opened_at, least(min(posted_at), ${new Date(now)}::timestamptz) first_post
      from seeded_owner group by account_id) owners
    on conflict do nothing`);
}
