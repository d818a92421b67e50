import { applyMigrations } from './apply-migrations.ts';
import { buildIndexes } from './build-indexes.ts';
import { connect } from './connect.ts';
import { readMigrations } from './migration-files.ts';
import { MIGRATION_LIMITS } from './migration-limits.ts';
import { takeMigrationLock } from './migration-lock.ts';
import { grantRoles } from './roles.ts';

/** Fields of the nearest-listing index; the database's owner may create the extension. */
const EXTENSION = 'btree_gist';

/**
 * Brings the database to the current schema, and gives the roles their rights; safe to run from several instances at once.
 * @param url of the login that owns the tables
 * @param indexes SQL of indexes that drizzle cannot express; safe to run again
 * @param appendOnly tables whose rows are never changed or deleted
 * @throws Error with one line that says what to do, if the database cannot be reached or a migration fails
 */
export async function migrate(
  url: string,
  { indexes, appendOnly }: { readonly indexes: readonly string[]; readonly appendOnly: readonly string[] },
): Promise<void> {
  const client = await connect(url);
  try {
    await takeMigrationLock(client, MIGRATION_LIMITS.pause);
    await client.query("set client_min_messages = 'warning'");
    await client.query(`create extension if not exists ${EXTENSION}`);
    await applyMigrations(client, readMigrations());
    await buildIndexes(client, indexes);
    await grantRoles(client, appendOnly);
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}
