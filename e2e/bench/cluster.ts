import { setTimeout as pause } from 'node:timers/promises';
import { clusterPorts } from '../../scripts/cluster/cluster-ports.ts';
import { seeded } from '../../shell/src/testing/seeded.ts';
import { type BenchCluster, withBenchCluster } from './bench-cluster.ts';
import { atMost, type BenchRow, type BenchTable, note } from './bench-table.ts';
import { loadOf } from './client-load.ts';
import { BUSY, type Crowd, openVisitors, type Visited } from './cluster-visitors.ts';
import { median } from './median.ts';

/** ms of rest between the return of a part and the next crash. */
const REST_MS = 3_000;
const SEED = 153;
/** Searches of a comparison, and its concurrent clients. */
const SEARCHES = 300;
const CLIENTS = 8;
/** Comparisons behind the ratio. They are short. */
const COMPARISONS = 9;
const SEARCH = '/api/v1/property/search/cards?city=bangalore&category=RENT';

/** Half an hour of a small town. Each does something every five seconds. */
const TOWN: Crowd = { readers: 150, writers: 50, restMs: 5_000 };
const MINUTES = 30;
const MINUTE_MS = 60_000;

/**
 * Crashes every part behind the proxy of a cluster in random order, again and again, while people read pages and
 * shortlist homes; and compares an API behind the proxy with one that is asked directly.
 * @param runs crashes of each part
 */
export async function benchCluster(runs: number): Promise<BenchTable> {
  return withBenchCluster(async (bench) => {
    const { settings, behindProxy, cluster } = bench;
    const ratio = await proxyRatio(settings.apiPort, clusterPorts(settings).apis[0] ?? 0);
    const random = seeded(SEED);
    const visitors = await openVisitors(cluster, BUSY);
    for (let round = 0; round < runs; round++) {
      const order = behindProxy.map((part) => ({ part, at: random() })).toSorted((a, b) => a.at - b.at);
      for (const { part } of order) {
        await crash(part, bench);
        await pause(REST_MS);
      }
    }
    const rows = rowsOf(bench, await visitors.end());
    const compared = atMost('search through the proxy and three APIs ÷ one API, time of a request', ratio, '×', 1.1);
    return { name: 'Cluster', rows: [compared, ...rows] };
  });
}

/** Half an hour with 200 visitors of a cluster, of which a random part crashes each minute. */
export async function benchCrashes(): Promise<BenchTable> {
  return withBenchCluster(async (bench) => {
    const { behindProxy, cluster } = bench;
    const random = seeded(SEED);
    const visitors = await openVisitors(cluster, TOWN);
    for (let minute = 0; minute < MINUTES; minute++) {
      const next = pause(MINUTE_MS);
      const part = behindProxy[Math.floor(random() * behindProxy.length)];
      if (part) await crash(part, bench);
      await next;
    }
    const { readers, writers } = TOWN;
    const name = `Cluster, ${readers + writers} visitors, ${MINUTES} minutes, a crash each minute`;
    return { name, rows: rowsOf(bench, await visitors.end()) };
  });
}

/** Crashes a part, and waits until it is back. */
async function crash([name, part]: BenchCluster['behindProxy'][number], { backMs }: BenchCluster): Promise<void> {
  const before = backMs.length;
  console.log(`${name} crashes`);
  part.crash();
  while (backMs.length === before) await pause(50);
}

function rowsOf({ backMs }: BenchCluster, { failures, answers, changes, lost }: Visited): BenchRow[] {
  return [
    atMost(`failed requests while ${backMs.length} parts crash`, (failures / answers) * 100, '%', 0.05),
    atMost('acknowledged changes that are lost, or that their author did not see at once', lost, '', 0),
    atMost('a part is back within', Math.max(...backMs) / 1000, 's', 10),
    note('requests meanwhile', answers, ''),
    note('changes among them', changes, ''),
  ];
}

async function proxyRatio(proxied: number, direct: number): Promise<number> {
  const paths = Array.from({ length: SEARCHES }, (_, page) => `${SEARCH}&page=${(page % 20) + 1}`);
  const time = async (port: number) => median(await loadOf(`http://127.0.0.1:${port}`, paths, CLIENTS));
  // Both servers are warm before.
  await time(proxied);
  await time(direct);
  const ratios: number[] = [];
  for (let comparison = 0; comparison < COMPARISONS; comparison++) {
    const [through, alone] = [await time(proxied), await time(direct)];
    ratios.push(through / alone);
  }
  return median(ratios);
}
