import { RemoteFailure } from '../federation/remote-failure.ts';
import { withinDeadline } from '../federation/within-deadline.ts';
import { SHELL } from '../registry/shell-files.ts';
import type { ShellSettings } from '../server/settings.ts';
import { fetchHalf, runHalf } from './half-code.ts';
import { ownThread } from './own-thread.ts';
import type { PageMaker } from './page-maker.ts';
import { pagesByShell } from './pages-by-shell.ts';
import { rendererFacts } from './renderer-facts.ts';
import type { RendererLog } from './renderer-log.ts';
import { rendererPool } from './renderer-pool.ts';
import { type RendererThreadDeps, startRendererThread } from './renderer-thread.ts';

/** Part of its memory above which a renderer is replaced before it fails. */
const HEAVY_SHARE = 0.75;

/** ms that a server half has to start, on a busy machine too: code that does not return is ended then. */
const START_MS = 20_000;

/** Makes pages in renderers with the counts and bounds of the settings: each release of the shell has its own. */
export function threadedPages(
  settings: ShellSettings,
  log: RendererLog,
  options: Pick<RendererThreadDeps, 'execArgv'> = {},
): PageMaker {
  const { count, stallMs, heapMb } = settings.renderers;
  const facts = rendererFacts(settings);
  let threads = 0;
  return pagesByShell({
    async start(shell) {
      // Once for all its threads: a later one needs no asset origin.
      const half = await fetchHalf(shell, settings.assetOrigin);
      if (count === 0) return ownThread(runHalf(half, facts));
      const pool = rendererPool({
        count,
        heavyMb: heapMb * HEAVY_SHARE,
        log,
        now: Date.now,
        shell: shell.version,
        start: (listeners) =>
          startRendererThread({
            ...options,
            ...{ name: `renderer-${++threads}`, half, facts, stallMs, heapMb },
            ...listeners,
          }),
      });
      try {
        await withinDeadline(pool.started, START_MS, () => tooLate(shell.version));
      } catch (error) {
        await pool.close();
        throw error;
      }
      return pool;
    },
  });
}

function tooLate(version: string): RemoteFailure {
  const message = `${SHELL} ${version} has not started in ${START_MS} ms`;
  return new RemoteFailure(message, { kind: 'timeout', remote: SHELL, version });
}
