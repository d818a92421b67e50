import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;
/** SQLITE_BUSY: another connection holds the lock. */
const BUSY = 5;

/**
 * Runs an action while holding a lock that excludes this process and others on the same machine. The lock is a
 * transaction on an empty SQLite file. The operating system ends it with its process, so no lock is ever stale.
 * @param file the lock's file; it is never removed, because removing it would allow two holders
 * @param signal ends the wait for the lock
 */
export async function whileLocked<Result>(
  file: string,
  act: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!taken(lock)) await pause(LOOK_AGAIN_MS, undefined, { signal });
    return await act();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}
