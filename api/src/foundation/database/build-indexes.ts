import type { Client } from 'pg';

/** How modules write their indexes. */
const FORM = /^create index if not exists (\w+) on /;

/**
 * Builds the missing indexes of the modules without blocking writes. What an interrupted build has left is dropped first.
 * @param indexes SQL, each as `create index if not exists name on …`
 * @throws Error if one has another form
 */
export async function buildIndexes(client: Client, indexes: readonly string[]): Promise<void> {
  for (const create of indexes) {
    const name = FORM.exec(create)?.[1];
    if (!name) throw new Error(`An index of a module begins with "create index if not exists name on": ${create}`);
    const { rows } = await client.query<{ indisvalid: boolean }>(
      'select indisvalid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    if (rows[0]?.indisvalid) continue;
    if (rows[0]) await client.query(`drop index concurrently ${name}`);
    await client.query(create.replace(FORM, 'create index concurrently $1 on '));
  }
}
