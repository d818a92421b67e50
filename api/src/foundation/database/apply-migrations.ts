import type { Client } from 'pg';
import type { Migration } from './migration-files.ts';
import { MIGRATION_LIMITS, type MigrationLimits } from './migration-limits.ts';
import { createRecords, lastMigration, recordMigration } from './migration-records.ts';

/** Codes of PostgreSQL that are worth another try: a lock was not granted in time, or two transactions waited for each other. */
const LOCK_PROBLEMS: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

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
      await withRetries(() => applyMigration(client, migration, limits), limits);
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      throw new Error([`Migration ${migration.tag}: ${message}.`, ADVICE[code ?? '']].filter(Boolean).join(' '), {
        cause: error,
      });
    }
  }
}

async function withRetries(run: () => Promise<void>, { backOffMs, pause }: MigrationLimits): Promise<void> {
  for (const ms of backOffMs) {
    try {
      return await run();
    } catch (error) {
      if (!LOCK_PROBLEMS.has((error as { code?: unknown }).code)) throw error;
      await pause(ms);
    }
  }
  return run();
}

function applyMigration(client: Client, migration: Migration, limits: MigrationLimits): Promise<void> {
  return migration.inTransaction ? applyInTransaction(client, migration, limits) : applyOneByOne(client, migration);
}

async function applyInTransaction(client: Client, migration: Migration, limits: MigrationLimits): Promise<void> {
  await client.query('begin');
  try {
    await limit(client, 'lock_timeout', limits.lockTimeoutMs);
    await limit(client, 'statement_timeout', limits.statementTimeoutMs);
    for (const statement of migration.statements) await client.query(statement);
    await recordMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Its statements may wait and take as long as they need: none of those that the check admits blocks reads or writes. */
async function applyOneByOne(client: Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await client.query(statement);
  await recordMigration(client, migration);
}

/** Sets a limit of the transaction, unless the login or the address has one of its own. */
async function limit(client: Client, name: 'lock_timeout' | 'statement_timeout', ms: number): Promise<void> {
  await client.query("select set_config($1, $2, true) where current_setting($1) = '0'", [name, String(ms)]);
}
