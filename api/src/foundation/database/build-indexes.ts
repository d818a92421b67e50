import type { Client } from 'pg';
import { buildPartitionIndexes } from './build-partition-indexes.ts';

/** How modules write their indexes. */
const FORM = /^create index if not exists (\w+) on (\w+) /;

/**
 * Builds the missing indexes of the modules without blocking writes. What an interrupted build has left is dropped first.
 * @param indexes SQL, each as `create index if not exists name on …`
 * @throws Error if one has another form
 */
export async function buildIndexes(client: Client, indexes: readonly string[]): Promise<void> {
  for (const create of indexes) {
    const [prefix, name, table] = FORM.exec(create) ?? [];
    if (!(prefix && name && table)) {
      throw new Error(`An index of a module begins with "create index if not exists name on": ${create}`);
    }
    const { rows } = await client.query<{ valid: boolean | null; partitioned: boolean }>(
      `select indisvalid as valid, relkind = 'p' as partitioned from pg_class
       left join pg_index on indexrelid = to_regclass($1) where pg_class.oid = to_regclass($2)`,
      [name, table],
    );
    const [found] = rows;
    if (found?.valid) continue;
    if (found?.partitioned) {
      await buildPartitionIndexes(client, { name, table, form: create.slice(prefix.length) });
      continue;
    }
    if (found?.valid === false) await client.query(`drop index concurrently ${name}`);
    await client.query(`create index concurrently ${name} on ${table} ${create.slice(prefix.length)}`);
  }
}
