import type { Client } from 'pg';

/** An arbitrary lock id, the same in every instance, so that only one instance migrates at a time. */
const MIGRATION_LOCK = 41_726_001;

/** ms between two questions for the lock. */
const POLL_MS = 500;

/**
 * Takes the lock of migrations, which the session holds until it ends.
 * It asks again and again instead of waiting in the database: a waiting statement holds a snapshot, and
 * `create index concurrently` of the instance that migrates would wait for that snapshot.
 */
export async function takeMigrationLock(client: Client, pause: (ms: number) => Promise<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await pause(POLL_MS);
  }
}
