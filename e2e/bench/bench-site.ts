import path from 'node:path';
import { progressLines } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { startSite } from '../../scripts/site/site.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import { freePorts } from '../stack/free-ports.ts';

/** The number of listings in the default site. */
const LISTINGS = 25_000;

/** Runs work against a complete site with its own ports and data (`.data/bench/site`). */
export async function withBenchSite<Result>(work: (settings: SiteSettings) => Promise<Result>): Promise<Result> {
  const [port = 0, assetPort = 0, apiPort = 0] = await freePorts(3);
  const settings: SiteSettings = {
    host: '127.0.0.1',
    demo: true,
    port,
    assetPort,
    apiPort,
    dataFolder: path.join(ROOT, '.data/bench/site'),
    databaseUrl: undefined,
    listings: LISTINGS,
  };
  const progress = progressLines(console.log, () => performance.now());
  const site = await startSite(settings, progress, new AbortController().signal);
  try {
    return await work(settings);
  } finally {
    await site.stop();
  }
}
