import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, startPostgres } from '../src/foundation/database/public.ts';

/** Linux keeps the files of this folder in memory. */
const IN_MEMORY = '/dev/shm';
/** Many times what a run needs: in a container the folder may be small. */
const ROOM_BYTES = 4 * 2 ** 30;
const NAME = /^aangan-test-(\d+)-/;

/**
 * A new folder for the tests' PostgreSQL: in memory if there is room, else on disk. Each test file copies about 2,000
 * files of a database and deletes them, which takes a disk's file system more processor time than the tests' queries.
 */
export async function makeClusterFolder(): Promise<string> {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  await removeLeftFolders(parent);
  const root = mkdtempSync(join(parent, `aangan-test-${process.pid}-`));
  // When we are root, PostgreSQL runs as another user, which needs access.
  chmodSync(root, 0o755);
  return root;
}

/** Removes what runs left that were killed, and stops their PostgreSQL. */
async function removeLeftFolders(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const owner = Number(NAME.exec(name)?.[1]);
    if (!owner || isRunning(owner)) continue;
    const folder = join(parent, name, 'postgres');
    await startPostgres({ folder }).then(
      ({ stop }) => stop(),
      // It was left half made: there is nothing to stop.
      () => undefined,
    );
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
