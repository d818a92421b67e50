import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../../scripts/site/remotes.ts';
import { publishRelease } from '../../../shell/src/registry/publish.ts';
import { rollback } from '../../../shell/src/registry/rollback.ts';
import { releaseVariant } from '../../stack/release-variant.ts';
import { atMost, type BenchRow, note } from '../bench-table.ts';
import { quantile } from '../client-load.ts';
import { median } from '../median.ts';
import { ratedLoad } from './rated-load.ts';
import type { ReleaseSite, RunningShell } from './release-site.ts';

const REMOTE = 'mfe-search';
const PUBLISHES = 3;
const SWAPS = 30;
/** Visits of the home page a second during release changes. */
const VISITS = 40;

/** The promised limit. See docs/figures.md. */
const SWAP_MS = 50;
const LIVE_SECONDS = 5;

/** Measures the time until a new release is live, and the time the serving process spends on the change. */
export async function benchSwaps(site: ReleaseSite): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aangan-bench-'));
  const usual = await site.shell();
  const quick = await site.shell({ REGISTRY_POLL_MS: '50' });
  try {
    const published: Published[] = [];
    for (let number = 0; number < PUBLISHES; number++) {
      published.push(await publishToLive(site, usual, folder, number));
    }
    const visits = ratedLoad(quick.address, VISITS, SWAPS / 3);
    const known = (await swapTimes(quick)).length;
    for (let swap = 0; swap < SWAPS; swap++) {
      // Never the live version. At the start, that is the last published one.
      await goTo(published[swap % 2]?.version ?? '', site, quick);
    }
    const times = (await swapTimes(quick)).slice(known);
    await visits;
    return [
      atMost('publish to live, gates and all', median(published.map(({ ms }) => ms)) / 1000, 's', LIVE_SECONDS),
      atMost('a swap on the server, while it serves: half within', median(times), 'ms', SWAP_MS),
      note('a swap on the server, while it serves: 95 of 100 within', quantile(times, 0.95), 'ms'),
    ];
  } finally {
    await usual.child.stop();
    await quick.child.stop();
    await rm(folder, { recursive: true });
  }
}

interface Published {
  readonly version: string;
  /** From the start of the publish command to the first page of the new version. */
  readonly ms: number;
}

async function publishToLive(
  { registry }: ReleaseSite,
  { address }: RunningShell,
  folder: string,
  number: number,
): Promise<Published> {
  const dist = path.join(folder, String(number));
  const version = await releaseVariant(path.join(ROOT, REMOTE, 'dist'), dist, `variant ${number}`);
  const started = performance.now();
  await publishRelease(registry, dist, { allowOlder: true });
  await untilShown(address, version);
  return { version, ms: performance.now() - started };
}

/** Activates a version whose files are already stored, so that only the change is measured. */
async function goTo(version: string, { registry }: ReleaseSite, { address }: RunningShell): Promise<void> {
  await rollback(registry, REMOTE, { to: version, by: 'bench', now: Date.now });
  await untilShown(address, version);
}

async function untilShown(address: string, version: string): Promise<void> {
  while (!(await (await fetch(address)).text()).includes(`${REMOTE}@${version}`)) await pause(10);
}

/** Reads from the shell's log how many ms each release change took. */
async function swapTimes({ child }: RunningShell): Promise<number[]> {
  const lines = (await readFile(child.logFile, 'utf8')).split('\n');
  return lines.flatMap((line) => {
    if (!line.includes('Other releases are active')) return [];
    const entry: { pid: number; ms: number } = JSON.parse(line);
    return entry.pid === child.pid ? [entry.ms] : [];
  });
}
