import path from 'node:path';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { progressLines } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import type { SiteSettings } from '../../scripts/site/site-settings.ts';
import type { Supervised } from '../../scripts/site/supervise.ts';
import { freePorts } from '../stack/free-ports.ts';

const LISTINGS = 25_000;

/** A cluster whose parts may be crashed. */
export interface BenchCluster {
  readonly cluster: Cluster;
  readonly settings: SiteSettings;
  /** The parts behind the proxy. One that dies takes its connections with it: only a second proxy would help. */
  readonly behindProxy: readonly (readonly [string, Supervised])[];
  /** ms until each crashed part was back, so far. */
  readonly backMs: readonly number[];
}

/** Runs work against a cluster with its own ports and data (`.data/bench/cluster`). */
export async function withBenchCluster<Result>(work: (cluster: BenchCluster) => Promise<Result>): Promise<Result> {
  const [port = 0, assetPort = 0, apiPort = 0] = await freePorts(3);
  const backMs: number[] = [];
  const shown = progressLines(console.log, () => performance.now());
  const progress = {
    ...shown,
    say(part: string, text: string) {
      shown.say(part, text);
      const [, back] = /^back after ([\d.]+) s$/.exec(text) ?? [];
      if (back !== undefined) backMs.push(Number(back) * 1000);
    },
  };
  const settings: SiteSettings = {
    ...{ host: '127.0.0.1', demo: true, databaseUrl: undefined, listings: LISTINGS },
    ...{ port, assetPort, apiPort, dataFolder: path.join(ROOT, '.data/bench/cluster') },
  };
  const cluster = await startCluster(settings, progress, new AbortController().signal);
  try {
    const behindProxy = [...cluster.parts].filter(([name]) => name !== 'proxy');
    return await work({ cluster, settings, behindProxy, backMs });
  } finally {
    await cluster.stop();
  }
}
