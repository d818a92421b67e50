import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './connect.ts';
import { grantRoles } from './roles.ts';

/** Fields of the nearest-listing index; the database's owner may create the extension. */
const EXTENSION = 'btree_gist';

/** An arbitrary lock id, the same in every instance, so that only one instance migrates at a time. */
const MIGRATION_LOCK = 41_726_001;

/**
 * Brings the database to the current schema, and gives the roles their rights; safe to run from several instances at once.
 * @param url of the login that owns the tables
 * @param indexes SQL of indexes that drizzle cannot express; safe to run again
 * @param appendOnly tables whose rows are never changed or deleted
 * @throws Error with one line that says what to do, if the database cannot be reached
 */
export async function migrate(
  url: string,
  { indexes, appendOnly }: { readonly indexes: readonly string[]; readonly appendOnly: readonly string[] },
): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query("set client_min_messages = 'warning'");
    await client.query(`create extension if not exists ${EXTENSION}`);
    await applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
    for (const index of indexes) await client.query(index);
    await grantRoles(client, appendOnly);
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}
