import type { Client } from 'pg';
import { limitedTransaction } from './limited-transaction.ts';
import type { Migration } from './migration-files.ts';
import { MIGRATION_LIMITS, type MigrationLimits } from './migration-limits.ts';
import { createRecords, lastMigration, recordMigration } from './migration-records.ts';
import { replaceTable } from './replace-table.ts';
import { withRetries } from './with-retries.ts';

/** What to do, by the code of PostgreSQL. */
const ADVICE: Readonly<Record<string, string>> = {
  '55P03':
    'Another transaction held the lock at every try. Find it in pg_stat_activity (order by xact_start), end it or wait for its end, and migrate again.',
  '57014':
    'A statement took too long while its transaction held locks. Split the migration, or give this login a longer statement_timeout (alter role … set) for one run.',
};

/**
 * Applies the migrations that a database lacks, in order, each as a whole.
 * @throws Error that names the migration and says what to do; those before it stay applied
 */
export async function applyMigrations(
  client: Client,
  migrations: readonly Migration[],
  limits: MigrationLimits = MIGRATION_LIMITS,
): Promise<void> {
  await createRecords(client);
  const last = await lastMigration(client);
  for (const migration of migrations.filter(({ when }) => when > last)) {
    try {
      await applyMigration(client, migration, limits);
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      throw new Error([`Migration ${migration.tag}: ${message}.`, ADVICE[code ?? '']].filter(Boolean).join(' '), {
        cause: error,
      });
    }
  }
}

function applyMigration(client: Client, migration: Migration, limits: MigrationLimits): Promise<void> {
  const { replaces } = migration;
  if (replaces) return replaceTable(client, { ...migration, replaces }, limits);
  return withRetries(
    () => (migration.inTransaction ? applyInTransaction(client, migration, limits) : applyOneByOne(client, migration)),
    limits,
  );
}

function applyInTransaction(client: Client, migration: Migration, limits: MigrationLimits): Promise<void> {
  return limitedTransaction(client, limits, async () => {
    for (const statement of migration.statements) await client.query(statement);
    await recordMigration(client, migration);
  });
}

/** Its statements may wait and take as long as they need: none of those that the check admits blocks reads or writes. */
async function applyOneByOne(client: Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await client.query(statement);
  await recordMigration(client, migration);
}
