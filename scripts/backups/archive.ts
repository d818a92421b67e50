import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

const LOOK_EVERY_MS = 50;

/** Settings with which a PostgreSQL archives its log into a folder, which its user may write to. */
export function archiveSettings(folder: string): Record<string, string> {
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    // Under another name first, so that no segment in the archive is incomplete.
    archive_command: `test ! -f "${folder}/%f" && cp "%p" "${folder}/.%f" && mv "${folder}/.%f" "${folder}/%f"`,
  };
}

/** Settings with which a PostgreSQL reads the archive, by default to its end. @param to time with its zone */
export function restoreSettings(folder: string, to?: string): Record<string, string> {
  return {
    restore_command: `cp "${folder}/%f" "%p"`,
    recovery_target_action: 'promote',
    ...(to !== undefined && { recovery_target_time: to }),
  };
}

/** Ends the current segment of the log, and waits until it is archived. @param pool of an owner of the server */
export async function archiveNow(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ segment: string }>('select pg_walfile_name(pg_current_wal_lsn()) as segment');
  await pool.query('select pg_switch_wal()');
  const isArchived = 'select 1 from pg_stat_archiver where last_archived_wal >= $1';
  while (!(await pool.query(isArchived, [rows[0]?.segment])).rowCount) await pause(LOOK_EVERY_MS);
}
