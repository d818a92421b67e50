import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The OS user that PostgreSQL runs as; undefined means the current user. */
export interface OperatingSystemUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. Every Unix machine has `nobody`; machines that had a PostgreSQL have `postgres`.
 */
const FALLBACK_USERS = ['postgres', 'nobody'] as const;

/** A folder that every user can reach and that survives a restart of the machine. */
export const PUBLIC_FOLDER = '/var/tmp/aangan';

/**
 * The user to run PostgreSQL as; undefined unless we are root.
 * @throws Error if we are root and no other user exists
 */
export function postgresUser(): OperatingSystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of FALLBACK_USERS) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // The user does not exist on this machine; try the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no user postgres or nobody: start as another user.');
}

function idOf(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Whether a user may enter a folder. A checkout under a home folder of mode 0700 is closed to all but its owner. */
export function canReach(user: OperatingSystemUser, folder: string): boolean {
  return spawnSync('sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

/**
 * Creates the public folder, owned by us and readable by all.
 * @throws Error if another user owns it, who could then replace its files
 */
export function makePublicFolder(): void {
  mkdirSync(PUBLIC_FOLDER, { recursive: true });
  if (statSync(PUBLIC_FOLDER).uid !== process.getuid?.()) {
    throw new Error(`${PUBLIC_FOLDER} belongs to another user: remove it, or set DATABASE_URL to a database you run.`);
  }
  chmodSync(PUBLIC_FOLDER, 0o755);
}

/** A copy of the PostgreSQL programs that every user can run, made once per version. */
export function publicCopy(programs: string, version: string): string {
  const copy = join(PUBLIC_FOLDER, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  makePublicFolder();
  // Copied under a temporary name and renamed, so that an interrupted copy is never used as a complete one.
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
