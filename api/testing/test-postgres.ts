import { rmSync } from 'node:fs';
import type { EmbeddedPostgres } from '../src/foundation/database/public.ts';

interface Stored {
  readonly postgres: Pick<EmbeddedPostgres, 'url' | 'stop'>;
  readonly root: string;
}

declare global {
  var aanganTestPostgres: Stored | undefined;
}

/**
 * Starts the tests' PostgreSQL and fills it. Jest loads set-up and teardown separately in one process: they share only the
 * global object. Jest runs no teardown after a set-up that failed, so this stops what it has started.
 * @param root folder of its files, which is removed with it
 * @throws what `start` or `fill` throws
 */
export async function startTestPostgres(
  root: string,
  start: () => Promise<Stored['postgres']>,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  try {
    const postgres = await start();
    globalThis.aanganTestPostgres = { postgres, root };
    await fill(postgres.url);
  } catch (error) {
    await stopTestPostgres();
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
}

/** Stops the tests' PostgreSQL and removes its files, if this process has started one. */
export async function stopTestPostgres(): Promise<void> {
  const saved = globalThis.aanganTestPostgres;
  if (!saved) return;
  globalThis.aanganTestPostgres = undefined;
  await saved.postgres.stop();
  rmSync(saved.root, { recursive: true, force: true });
}
