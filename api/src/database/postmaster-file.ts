import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The PostgreSQL that runs on a data folder, or undefined. A file left by a killed one is removed. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (isAlive(pid) && looksLikePostgres(pid)) {
    return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  }
  // Killed, and its process id possibly in use by some other program since: PostgreSQL would refuse to start.
  rmSync(file, { force: true });
  return undefined;
}

export function isAlive(pid: number): boolean {
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
