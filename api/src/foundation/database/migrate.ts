import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Fields of the nearest-listing index; the database's owner may create the extension. */
const EXTENSION = 'btree_gist';

/** An arbitrary lock id, the same in every instance, so that only one instance migrates at a time. */
const MIGRATION_LOCK = 41_726_001;

/**
 * Brings the database to the current schema; safe to run from several instances at once.
 * @param indexes SQL of indexes that drizzle cannot express; safe to run again
 * @throws Error with one line that says what to do, if the database cannot be reached
 */
export async function migrate(url: string, indexes: readonly string[]): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query("set client_min_messages = 'warning'");
    await client.query(`create extension if not exists ${EXTENSION}`);
    await applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
    for (const index of indexes) await client.query(index);
  } finally {
    // Ends the session, which releases the lock.
    await client.end();
  }
}

/** Plain texts for error codes of the server and the network. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not connect',
  '3D000': 'there is no such database',
};

async function connect(url: string): Promise<pg.Client> {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address)
    throw new Error('DATABASE_URL is not a valid URL: it looks like postgresql://user:password@host:5432/name.');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    // The address without user and password.
    throw new Error(
      `Cannot connect to the database ${address.host}${address.pathname}: ${REASONS[code ?? ''] ?? message}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
}
