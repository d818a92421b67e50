import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterPorts } from '../../scripts/cluster/cluster-ports.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { progressLines } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { seeded } from '../../shell/src/testing/seeded.ts';
import { freePorts } from '../stack/free-ports.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { loadOf } from './client-load.ts';
import { openVisitors, type Visited } from './cluster-visitors.ts';
import { median } from './median.ts';

const LISTINGS = 25_000;
/** ms of rest between the return of a part and the next crash. */
const REST_MS = 3_000;
const SEED = 153;
/** Searches of a comparison, and its concurrent clients. */
const SEARCHES = 300;
const CLIENTS = 8;
const SEARCH = '/api/v1/property/search/cards?city=bangalore&category=RENT';

/**
 * Crashes every part behind the proxy of a cluster in random order, again and again, while people read pages and
 * shortlist homes; and compares an API behind the proxy with one that is asked directly.
 * @param runs crashes of each part, and comparisons behind the ratio
 */
export async function benchCluster(runs: number): Promise<BenchTable> {
  const [port = 0, assetPort = 0, apiPort = 0] = await freePorts(3);
  const shown = progressLines(console.log, () => performance.now());
  const backMs: number[] = [];
  const progress = {
    ...shown,
    say(part: string, text: string) {
      shown.say(part, text);
      const [, back] = /^back after ([\d.]+) s$/.exec(text) ?? [];
      if (back !== undefined) backMs.push(Number(back) * 1000);
    },
  };
  const dataFolder = path.join(ROOT, '.data/bench/cluster');
  const settings = { host: '127.0.0.1', demo: true, databaseUrl: undefined, listings: LISTINGS };
  const cluster = await startCluster(
    { ...settings, port, assetPort, apiPort, dataFolder },
    progress,
    new AbortController().signal,
  );
  try {
    const ratio = await proxyRatio(apiPort, clusterPorts({ port }).apis[0] ?? 0, runs);
    const { failures, answers, changes, lost } = await crashAll(cluster, runs, () => backMs.length);
    return {
      name: 'Cluster',
      rows: [
        atMost('search through the proxy and three APIs ÷ one API, time of a request', ratio, '×', 1.1),
        atMost(`failed requests while ${backMs.length} parts crash`, (failures / answers) * 100, '%', 0.05),
        atMost('acknowledged changes that are lost, or that their author did not see at once', lost, '', 0),
        atMost('a part is back within', Math.max(...backMs) / 1000, 's', 10),
        note('requests meanwhile', answers, ''),
        note('changes among them', changes, ''),
      ],
    };
  } finally {
    await cluster.stop();
  }
}

async function proxyRatio(proxied: number, direct: number, runs: number): Promise<number> {
  const paths = Array.from({ length: SEARCHES }, (_, page) => `${SEARCH}&page=${(page % 20) + 1}`);
  const time = async (port: number) => median(await loadOf(`http://127.0.0.1:${port}`, paths, CLIENTS));
  const ratios: number[] = [];
  for (let run = 0; run < runs; run++) {
    const [through, alone] = [await time(proxied), await time(direct)];
    ratios.push(through / alone);
  }
  return median(ratios);
}

async function crashAll(cluster: Cluster, rounds: number, back: () => number): Promise<Visited> {
  const visitors = await openVisitors(cluster);
  const random = seeded(SEED);
  const { parts } = cluster;
  for (let round = 0; round < rounds; round++) {
    // A proxy that dies takes its connections with it: only a second one behind one address would help.
    const behindProxy = [...parts].filter(([name]) => name !== 'proxy');
    const order = behindProxy.map((part) => ({ part, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const {
      part: [name, part],
    } of order) {
      const before = back();
      console.log(`${name} crashes`);
      part.crash();
      while (back() === before) await pause(50);
      await pause(REST_MS);
    }
  }
  return visitors.end();
}
