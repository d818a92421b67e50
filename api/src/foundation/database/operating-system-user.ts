import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The OS user that PostgreSQL runs as; undefined means the one we are. */
export interface OperatingSystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. `nobody` is on every Unix machine; `postgres` on those that have had one. */
const STAND_INS = ['postgres', 'nobody'] as const;

/** A place that every user can reach and that survives a restart of the machine. */
export const PUBLIC_FOLDER = '/var/tmp/aangan';

/** Whom to run PostgreSQL as: undefined unless we are root. @throws Error if root finds no stand-in */
export function postgresUser(): OperatingSystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of STAND_INS) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // Not on this machine; the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no user postgres or nobody: start as another user.');
}

function idOf(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Whether a user may enter a folder; a checkout under a home of mode 0700 is out of reach for all but its owner. */
export function canReach(user: OperatingSystemUser, folder: string): boolean {
  return spawnSync('sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

/**
 * Makes the public folder: ours, and open to all for reading.
 * @throws Error if somebody else made it, who could then swap what is in it
 */
export function makePublicFolder(): void {
  mkdirSync(PUBLIC_FOLDER, { recursive: true });
  if (statSync(PUBLIC_FOLDER).uid !== process.getuid?.()) {
    throw new Error(`${PUBLIC_FOLDER} belongs to another user: remove it, or set DATABASE_URL to a database you run.`);
  }
  chmodSync(PUBLIC_FOLDER, 0o755);
}

/** A copy of the PostgreSQL programs that every user can run, made once for a version. */
export function publicCopy(programs: string, version: string): string {
  const copy = join(PUBLIC_FOLDER, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  makePublicFolder();
  // Copied aside and renamed, so that a copy that was cut short is never taken for a whole one.
  const unfinished = `${copy}.${process.pid}`;
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
