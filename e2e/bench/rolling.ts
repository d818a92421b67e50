import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { progressLines } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { copyRepository } from '../../scripts/site/repository-copy.ts';
import { freePorts } from '../stack/free-ports.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { BUSY, openVisitors } from './cluster-visitors.ts';

const LISTINGS = 25_000;
/** Builds that processes of the servers are started from. */
const BUILDS = ['api/dist', 'shell/dist'];

/**
 * Replaces every part of a cluster but the primary, one at a time, while people read pages and shortlist homes: first by
 * processes of another checkout with the same sources, then by processes of this one again.
 * @param runs how often each is done
 */
export async function benchRolling(runs: number): Promise<BenchTable> {
  const dataFolder = path.join(ROOT, '.data/bench/cluster');
  const other = mkdtempSync(path.join(tmpdir(), 'aangan-other-checkout-'));
  const [port = 0, assetPort = 0, apiPort = 0] = await freePorts(3);
  const cluster = await startCluster(
    { host: '127.0.0.1', demo: true, databaseUrl: undefined, listings: LISTINGS, port, assetPort, apiPort, dataFolder },
    progressLines(console.log, () => performance.now()),
    new AbortController().signal,
  );
  try {
    copyRepository(other);
    for (const build of BUILDS) cpSync(path.join(ROOT, build), path.join(other, build), { recursive: true });
    return await rollAll(cluster, Array.from({ length: runs }, () => [other, ROOT]).flat());
  } finally {
    await cluster.stop();
    rmSync(other, { recursive: true, force: true });
  }
}

async function rollAll(cluster: Cluster, roots: readonly string[]): Promise<BenchTable> {
  const visitors = await openVisitors(cluster, BUSY);
  const rolls = [];
  for (const root of roots) rolls.push(await cluster.roll(root));
  const { failures, answers, changes, lost } = await visitors.end();
  const longest = rolls.flatMap(({ outMs }) => [...outMs]).reduce((one, next) => (next[1] > one[1] ? next : one));
  return {
    name: 'Rolling restart',
    rows: [
      atMost(`failed requests while everything is replaced ${rolls.length} times`, failures, '', 0),
      atMost('acknowledged changes that are lost, or that their author did not see at once', lost, '', 0),
      note('everything is replaced within', Math.max(...rolls.map(({ tookMs }) => tookMs)) / 1000, 's'),
      note(`longest time of a part out of service: ${longest[0]}`, longest[1] / 1000, 's'),
      note('requests meanwhile', answers, ''),
      note('changes among them', changes, ''),
    ],
  };
}
