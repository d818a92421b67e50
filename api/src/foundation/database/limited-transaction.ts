import type { Client } from 'pg';
import type { MigrationLimits } from './migration-limits.ts';

/** Runs something as a whole or not at all, and limits how long it holds others up. */
export async function limitedTransaction<Result>(
  client: Client,
  limits: Pick<MigrationLimits, 'lockTimeoutMs' | 'statementTimeoutMs'>,
  run: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    await limit(client, 'lock_timeout', limits.lockTimeoutMs);
    await limit(client, 'statement_timeout', limits.statementTimeoutMs);
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Sets a limit of the transaction, unless the login or the address has one of its own. */
async function limit(client: Client, name: 'lock_timeout' | 'statement_timeout', ms: number): Promise<void> {
  await client.query("select set_config($1, $2, true) where current_setting($1) = '0'", [name, String(ms)]);
}
