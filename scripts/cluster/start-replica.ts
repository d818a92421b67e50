import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../api/src/foundation/database/public.ts';
import { baseBackup } from '../backups/base-backup.ts';
import { writeAsOwner } from '../backups/copy-tree.ts';

interface ReplicaOptions {
  /** Address of the primary, of a login that may replicate and knows where its files are. */
  readonly primaryUrl: string;
  /** Folder of the copy, which is made once. The user of PostgreSQL must be able to reach it. */
  readonly folder: string;
  /** Name of the replication slot by which the primary saves what the replica still needs. */
  readonly slot: string;
  /** By default any free port. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a streaming replica of a PostgreSQL on this machine. It answers reads once it is consistent.
 * @throws Error when the primary's folder cannot be copied
 */
export async function startReplica(options: ReplicaOptions): Promise<EmbeddedPostgres> {
  const { primaryUrl, folder, slot, port, settings } = options;
  if (!existsSync(folder)) {
    await asPrimary(primaryUrl, async (client) => {
      await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
      const { rows } = await client.query<{ folder: string }>("select current_setting('data_directory') as folder");
      await baseBackup(primaryUrl, rows[0]?.folder ?? '', folder);
    });
    await writeAsOwner(folder, 'standby.signal', '');
  }
  const { hostname, port: primaryPort, username, password } = new URL(primaryUrl);
  const primary = { host: hostname, port: primaryPort, user: username, password: decodeURIComponent(password) };
  const conninfo = Object.entries(primary).map(([name, value]) => `${name}=${value}`);
  return startPostgres({
    folder,
    ...(port !== undefined && { port }),
    settings: { ...settings, primary_conninfo: conninfo.join(' '), primary_slot_name: slot },
  });
}

/** Ends what is left of a replica, also of a process that was killed, and removes its data and its slot. */
export async function removeReplica(primaryUrl: string, folder: string, slot: string): Promise<void> {
  if (existsSync(path.join(folder, 'postmaster.pid'))) await (await startPostgres({ folder })).stop();
  await forgetReplica(primaryUrl, slot);
  rmSync(folder, { recursive: true, force: true });
}

/** Drops the slot of a replica that has ended for good: the primary would save its log for ever. */
export async function forgetReplica(primaryUrl: string, slot: string): Promise<void> {
  await asPrimary(primaryUrl, async (client) => {
    await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      slot,
    ]);
  });
}

async function asPrimary(url: string, ask: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}
