import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** ms after which a lock is taken for left behind: a change of the document takes a few. */
const STALE_MS = 5000;
const LOOK_AGAIN_MS = 20;

/**
 * Does something while nobody else holds the lock, in this process or another on the same folder.
 * @param file the lock's file; it exists while somebody holds the lock
 */
export async function whileLocked<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await taken(file))) {
    if (await isStale(file)) await rm(file, { force: true });
    else await pause(LOOK_AGAIN_MS);
  }
  try {
    return await act();
  } finally {
    await rm(file, { force: true });
  }
}

async function taken(file: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  });
  await handle?.close();
  return handle !== undefined;
}

async function isStale(file: string): Promise<boolean> {
  const since = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    // It has just been given back.
    () => Date.now(),
  );
  return Date.now() - since > STALE_MS;
}
