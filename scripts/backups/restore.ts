import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../api/src/foundation/database/public.ts';
import { restoreSettings } from './archive.ts';
import { copyTree, writeAsOwner } from './copy-tree.ts';

const LOOK_EVERY_MS = 50;

export interface Restore {
  /** A folder that `baseBackup` has made. */
  readonly base: string;
  /** The folder of archived segments. */
  readonly archive: string;
  /** Of the restored data; it must not exist, and the user of PostgreSQL must be able to reach it. */
  readonly folder: string;
  /** Time with its zone, `2026-11-27 21:15:00+05:30`; by default the end of the archive. */
  readonly to?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a PostgreSQL on a base backup, and applies the archive.
 * @returns once it takes writes
 * @throws Error when the archive ends before the time asked for
 */
export async function restore({ base, archive, folder, to, settings }: Restore): Promise<EmbeddedPostgres> {
  await copyTree(base, folder);
  await writeAsOwner(folder, 'recovery.signal', '');
  const postgres = await startPostgres({ folder, settings: { ...settings, ...restoreSettings(archive, to) } });
  await untilWritable(postgres);
  return postgres;
}

async function untilWritable(postgres: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers');
      if (!rows[0]?.recovers) return;
      if (!postgres.isRunning()) throw new Error('PostgreSQL ended while it applied the archive.');
      await pause(LOOK_EVERY_MS);
    }
  } finally {
    await client.end();
  }
}
