import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The file that a running PostgreSQL writes into its data folder (`postmaster.pid`). */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The PostgreSQL that runs on a data folder, or undefined. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!isRunning(pid) || !looksLikePostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Removes the file that a killed PostgreSQL left. Another program may have its process id by now, and then the next
 * PostgreSQL would refuse to start. The file is empty for a moment during a start and is then left alone.
 */
export function removeLeftPostmasterFile(folder: string): void {
  if (!runningPostmaster(folder)) rmSync(fileIn(folder), { force: true });
}

function fileIn(folder: string): string {
  return join(folder, 'postmaster.pid');
}

export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function looksLikePostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('postgres');
}
