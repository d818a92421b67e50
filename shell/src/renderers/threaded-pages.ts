import type { ShellSettings } from '../server/settings.ts';
import { ownThread } from './own-thread.ts';
import type { PageMaker } from './page-maker.ts';
import { rendererFacts } from './renderer-facts.ts';
import type { RendererLog } from './renderer-log.ts';
import { rendererOf } from './renderer-of.ts';
import { rendererPool } from './renderer-pool.ts';
import { type RendererThreadDeps, startRendererThread } from './renderer-thread.ts';

/** Part of its memory above which a renderer is replaced before it fails. */
const HEAVY_SHARE = 0.75;

/** Makes pages in renderers with the counts and bounds of the settings. */
export function threadedPages(
  settings: ShellSettings,
  log: RendererLog,
  options: Pick<RendererThreadDeps, 'bundle' | 'execArgv'>,
): PageMaker {
  const { count, stallMs, heapMb } = settings.renderers;
  const facts = rendererFacts(settings);
  if (count === 0) return ownThread(rendererOf(options.bundle, facts), facts);
  let started = 0;
  return rendererPool({
    count,
    heavyMb: heapMb * HEAVY_SHARE,
    log,
    now: Date.now,
    start: (listeners) =>
      startRendererThread({ ...options, name: `renderer-${++started}`, facts, stallMs, heapMb, ...listeners }),
  });
}
