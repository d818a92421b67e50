import type { Client } from 'pg';
import { limitedTransaction } from './limited-transaction.ts';
import type { Migration, Replacement } from './migration-files.ts';
import type { MigrationLimits } from './migration-limits.ts';
import { recordMigration } from './migration-records.ts';
import { withRetries } from './with-retries.ts';

/** Rows that are copied in one transaction, which holds up changes of these rows. */
const ROWS_AT_ONCE = 1_000;

/** ms that a lock is waited for: less than until PostgreSQL looks for a deadlock (1 s), so that no query is ended for one. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Replaces a table by one of another form while it is read and written: the migration's statements create the new one,
 * a trigger repeats every change in it, the rows are copied in batches, and one short transaction gives it the rights,
 * the name and the names of indexes and constraints. An interrupted replacement starts again.
 * @throws Error if something, such as a foreign key or a view, depends on the replaced table
 */
export async function replaceTable(
  client: Client,
  migration: Migration & { readonly replaces: Replacement },
  usual: MigrationLimits,
): Promise<void> {
  const { table, by } = migration.replaces;
  const limits = { ...usual, lockTimeoutMs: Math.min(usual.lockTimeoutMs, LOCK_TIMEOUT_MS) };
  await withRetries(
    () =>
      limitedTransaction(client, limits, async () => {
        await client.query(`drop trigger if exists ${syncOf(by)} on ${table}; drop table if exists ${by}`);
        for (const statement of migration.statements) await client.query(statement);
        await client.query(syncTrigger(await shapeOf(client, migration.replaces)));
      }),
    limits,
  );
  await copyRows(client, await shapeOf(client, migration.replaces), limits);
  // Not in the short transaction: both read all rows. The map of visible pages lets indexes answer alone.
  await client.query(`vacuum (analyze) ${by}`);
  await withRetries(
    () =>
      limitedTransaction(client, limits, async () => {
        await client.query(`lock table ${table} in access exclusive mode`);
        for (const grant of await grantsOf(client, migration.replaces)) await client.query(grant);
        await client.query(`drop table ${table}; drop function ${syncOf(by)}; alter table ${by} rename to ${table}`);
        for (const rename of await renamesOf(client, migration.replaces)) await client.query(rename);
        await recordMigration(client, migration);
      }),
    limits,
  );
}

/** A replacement with the columns of the table and of its primary key, quoted. */
interface Shape extends Replacement {
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

async function shapeOf(client: Client, { table, by }: Replacement): Promise<Shape> {
  const { rows } = await client.query<{ column: string; key: number | null }>(
    `select quote_ident(a.attname) as column, array_position(i.indkey::int2[], a.attnum) as key
     from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [table],
  );
  const keyed = rows.filter(({ key }) => key !== null).toSorted((a, b) => Number(a.key) - Number(b.key));
  return { table, by, columns: rows.map(({ column }) => column), key: keyed.map(({ column }) => column) };
}

/** Name of the trigger and its function. */
function syncOf(by: string): string {
  return `${by}_sync`;
}

/** Repeats every change. The owner's rights, because those who change the table have none on the new one yet. */
function syncTrigger({ table, by, columns, key }: Shape): string {
  const of = (row: 'old' | 'new', names: readonly string[]) => names.map((name) => `${row}.${name}`).join(', ');
  return `
    create or replace function ${syncOf(by)}() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$ begin
      if tg_op <> 'INSERT' then delete from ${by} where (${key.join(', ')}) = (${of('old', key)}); end if;
      if tg_op <> 'DELETE' then insert into ${by} (${columns.join(', ')}) values (${of('new', columns)}); end if;
      return null;
    end $$;
    create trigger ${syncOf(by)} after insert or update or delete on ${table}
    for each row execute function ${syncOf(by)}()`;
}

/**
 * Copies the rows in the order of their key. A shared lock on each row makes a change wait for its batch, and a batch
 * for a change; what was changed before is in the new table already.
 */
async function copyRows(client: Client, shape: Shape, limits: MigrationLimits): Promise<void> {
  const { table, by, columns, key } = shape;
  const keys = key.join(', ');
  const list = columns.join(', ');
  for (let last: readonly unknown[] | undefined; ; ) {
    const from = last ? `where (${keys}) > (${last.map((_, at) => `$${at + 1}`).join(', ')})` : '';
    const values = last ? [...last] : [];
    const { rows } = await withRetries(
      () =>
        limitedTransaction(client, limits, () =>
          client.query<Record<string, unknown>>({
            text: `with batch as (select ${list} from ${table} ${from} order by ${keys} limit ${ROWS_AT_ONCE} for share),
              copied as (insert into ${by} (${list}) select ${list} from batch on conflict do nothing)
              select ${keys} from batch order by ${key.map((name) => `${name} desc`).join(', ')} limit 1`,
            values,
          }),
        ),
      limits,
    );
    const [end] = rows;
    if (!end) return;
    last = Object.values(end);
  }
}

/** What others may do with the table, for the new one. */
async function grantsOf(client: Client, { table, by }: Replacement): Promise<readonly string[]> {
  const { rows } = await client.query<{ grant: string }>(
    `select format('grant %s on ${by} to %I', privilege_type, pg_get_userbyid(grantee)) as grant
     from pg_class, aclexplode(relacl) where oid = $1::regclass and grantee not in (0, relowner)`,
    [table],
  );
  return rows.map(({ grant }) => grant);
}

/** Gives indexes and constraints whose names begin with the new table's name the old one's. */
async function renamesOf(client: Client, { table, by }: Replacement): Promise<readonly string[]> {
  const { rows } = await client.query<{ rename: string }>(
    `select format('alter index %I rename to %I', relname, $1::text || substr(relname, length($2::text) + 1)) as rename
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = $1::regclass and starts_with(relname, $2)
     union all
     select format('alter table ${table} rename constraint %I to %I', conname, $1::text || substr(conname, length($2::text) + 1))
     from pg_constraint where conrelid = $1::regclass and contype <> 'p' and starts_with(conname, $2)`,
    [table, by],
  );
  return rows.map(({ rename }) => rename);
}
