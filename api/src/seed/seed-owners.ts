import { sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { readNames } from '../places/place-data.ts';

/** Homes that one owner has on offer here at most; builders have as many as they build. */
const HOMES_OF_ONE_OWNER = 3;

/**
 * Gives each listing without an owner one with its name: people with a few homes of one city, builders with all of theirs.
 * Their numbers start with 0, as no number in India does, and nobody can be mailed under `.example`. Set
 * statements over the loaded listings, whose rows stay as they are.
 * @param now epoch ms
 */
export function seedOwners(database: Database, now: number): Promise<void> {
  return database.transaction(async (transaction) => {
    await nameOwners(transaction);
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
      'acc_' || translate(left(encode(sha256(convert_to('aangan ' || owner_name || number, 'UTF8')), 'base64'), 20), '+/', '-_') account_id,
      number
    from (
      select id, owner_name, posted_by_builder,
        case when posted_by_builder then -1
          else (row_number() over (partition by owner_name, posted_by_builder order by city, id) - 1) / ${HOMES_OF_ONE_OWNER}
        end number
      from listing l where not exists (select 1 from listing_owner o where o.listing_id = l.id)) numbered`);
}

async function openAccounts(transaction: Transaction, now: number): Promise<void> {
  const lastNames = [...new Set(Object.values(readNames().lastNames).flat())];
  await transaction.execute(sql`
    insert into account (id, phone, phone_country, name, email, created_at)
    select account_id, '+910000' || lpad((row_number() over (order by account_id))::text, 6, '0'), 'IN',
      case when posted_by_builder then owner_name
        else owner_name || ' ' || (${sql.param(lastNames)}::text[])[1 + (number % ${lastNames.length})::int] end,
      'owner' || (row_number() over (order by account_id)) || '@homes.example', ${new Date(now)}
    from (select distinct account_id, owner_name, posted_by_builder, number from seeded_owner) owners
    on conflict do nothing`);
}
