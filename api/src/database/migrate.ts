import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { LISTING_INDEXES } from '../property/listing-indexes.ts';

/** btree_gist: nearest listing of a category; pg_trgm: place names with typos. Both may be created by the database's owner. */
const EXTENSIONS = ['btree_gist', 'pg_trgm'] as const;

/** Any number, the same in every instance: only one migrates at a time. */
const MIGRATION_LOCK = 41_726_001;

/** Brings the database to the current schema; safe to run from several instances at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query("set client_min_messages = 'warning'");
    for (const extension of EXTENSIONS) await client.query(`create extension if not exists ${extension}`);
    await applyMigrations(drizzle(client), { migrationsFolder: join(import.meta.dirname, 'migrations') });
    for (const index of LISTING_INDEXES) await client.query(index.create);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}
