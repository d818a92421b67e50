import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../../api/src/foundation/database/public.ts';
import { StartError } from './site-settings.ts';

/**
 * Locks the data folder for this process: two sites on one folder would corrupt each other's data. A lock of a killed
 * start is taken over.
 * @returns releases the lock
 * @throws StartError when another start holds it
 */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, 'start.lock');
  const holder = lockHolder(file);
  if (holder !== undefined) {
    throw new StartError(
      `Aangan already runs on ${folder} (process ${holder}): stop that one, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new StartError(`Another start has just taken ${folder}: stop it, or set DATA_DIR to another folder.`);
  }
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === String(process.pid)) rmSync(file);
  };
}

/** Whether a site is running on a data folder. */
export function isSiteRunning(folder: string): boolean {
  return lockHolder(path.join(folder, 'start.lock')) !== undefined;
}

function lockHolder(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8'));
  return pid !== process.pid && isRunning(pid) && looksLikeStart(pid) ? pid : undefined;
}

/** After a reboot the process id may belong to another process. */
function looksLikeStart(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return true;
  return /\bnode\b|\.ts\b/.test(readFileSync(commandLine, 'utf8'));
}
