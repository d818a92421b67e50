import type { Client } from 'pg';
import type { Migration } from './migration-files.ts';

/** Schema in which a database records its migrations, as drizzle-kit expects it. */
export const MIGRATIONS_SCHEMA = 'drizzle';

const TABLE = `${MIGRATIONS_SCHEMA}.__drizzle_migrations`;

/** Makes the table of applied migrations; safe to run again. */
export async function createRecords(client: Client): Promise<void> {
  await client.query(`create schema if not exists ${MIGRATIONS_SCHEMA}`);
  await client.query(
    `create table if not exists ${TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

/** Epoch ms of the last applied migration; 0 in a database without any. */
export async function lastMigration(client: Client): Promise<number> {
  const { rows: found } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    TABLE,
  ]);
  if (!found[0]?.exists) return 0;
  const { rows } = await client.query<{ last: string | null }>(`select max(created_at) as last from ${TABLE}`);
  return Number(rows[0]?.last ?? 0);
}

/** Records a migration as applied. */
export async function recordMigration(client: Client, { hash, when }: Migration): Promise<void> {
  await client.query(`insert into ${TABLE} (hash, created_at) values ($1, $2)`, [hash, when]);
}
