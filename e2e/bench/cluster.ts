import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { POSITION_COOKIE } from '@aangan/shared-kit/domain/position-cookie';
import { openDatabase } from '../../api/src/foundation/database/public.ts';
import { signedIn } from '../../api/testing/signed-in.ts';
import { clusterPorts } from '../../scripts/cluster/cluster-ports.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { progressLines } from '../../scripts/site/progress.ts';
import { ROOT } from '../../scripts/site/remotes.ts';
import { seeded } from '../../shell/src/testing/seeded.ts';
import { steadyLoad } from '../soak/steady-load.ts';
import { freePorts } from '../stack/free-ports.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { loadOf } from './client-load.ts';
import { median } from './median.ts';

const LISTINGS = 25_000;
const PATHS = ['/', '/bangalore/rent', '/tenant/plans', '/pune/rent'];
const READERS = 4;
const WRITERS = 4;
/** ms of rest between the return of a part and the next crash. */
const REST_MS = 3_000;
const SEED = 153;
/** ms between two changes of a person, and before another try. */
const AGAIN_MS = 100;
/** Homes that the writers share. */
const HOMES = 240;
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

interface Crashed {
  readonly failures: number;
  readonly answers: number;
  readonly changes: number;
  readonly lost: number;
}

async function crashAll({ settings, database, parts }: Cluster, rounds: number, back: () => number): Promise<Crashed> {
  const site = `http://127.0.0.1:${settings.port}`;
  const open = openDatabase(database.url, { connections: 1 });
  const people = await Promise.all(Array.from({ length: WRITERS }, () => signedIn(open.database, {}, Date.now())));
  const { rows } = await open.pool.query<{ id: string }>('select id from listing where active order by id limit $1', [
    HOMES,
  ]);
  await open.close();
  const load = steadyLoad([site], PATHS, READERS);
  const writing = people.map(({ cookie }, index) =>
    shortlistAll(
      site,
      cookie,
      rows.filter((_, at) => at % WRITERS === index).map(({ id }) => id),
    ),
  );
  const random = seeded(SEED);
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
  await load.stop();
  const wrote = await Promise.all(writing.map((writer) => writer.end()));
  const sum = (of: (one: Awaited<ReturnType<Shortlisting['end']>>) => number) =>
    wrote.reduce((total, one) => total + of(one), 0);
  for (const failure of new Set([...load.failures, ...wrote.flatMap(({ failures }) => failures)])) console.log(failure);
  return {
    failures: load.failures.length + sum(({ failures }) => failures.length),
    answers: load.answered() + load.failures.length + sum(({ requests }) => requests),
    changes: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ lost }) => lost),
  };
}

interface Shortlisting {
  end(): Promise<{
    readonly requests: number;
    readonly acknowledged: number;
    readonly lost: number;
    readonly failures: readonly string[];
  }>;
}

/** A person shortlists homes and takes them off again, looks whether it is so, and tries again what failed. */
function shortlistAll(site: string, login: string, ids: readonly string[]): Shortlisting {
  const failures: string[] = [];
  /** What the last acknowledged change of each home was. */
  const expected = new Map<string, boolean>();
  let position = '';
  let requests = 0;
  let acknowledged = 0;
  let unseen = 0;
  let ended = false;

  async function ask(method: string, address: string): Promise<Response | undefined> {
    requests += 1;
    try {
      const headers = { cookie: [login, position].filter(Boolean).join('; '), device: 'DESKTOP' };
      const answer = await fetch(site + address, { method, headers });
      const [noted] = answer.headers.getSetCookie().filter((each) => each.startsWith(`${POSITION_COOKIE}=`));
      position = noted?.split(';')[0] ?? position;
      if (answer.ok) return answer;
      failures.push(`${method} ${answer.status}`);
    } catch (error) {
      failures.push(`${method} ${error}`);
    }
    return undefined;
  }

  async function stored(): Promise<ReadonlySet<string> | undefined> {
    const answer = await ask('GET', '/api/v1/user/shortlist/ids');
    return answer && new Set(((await answer.json()) as { ids: string[] }).ids);
  }

  async function change(id: string, wanted: boolean): Promise<void> {
    // Nobody knows of a change without an answer whether it was made.
    expected.delete(id);
    while (!(await ask(wanted ? 'PUT' : 'DELETE', `/api/v1/user/shortlist/${id}`))) {
      if (ended) return;
      await pause(AGAIN_MS);
    }
    acknowledged += 1;
    expected.set(id, wanted);
    const seen = await stored();
    if (seen && seen.has(id) !== wanted) unseen += 1;
  }

  async function work(): Promise<void> {
    for (let wanted = true; !ended; wanted = !wanted) {
      for (const id of ids) {
        if (ended) return;
        await change(id, wanted);
        await pause(AGAIN_MS);
      }
    }
  }

  const working = work();
  return {
    async end() {
      ended = true;
      await working;
      let seen = await stored();
      while (!seen) seen = await stored();
      const found = seen;
      const missing = [...expected].filter(([id, wanted]) => found.has(id) !== wanted).length;
      return { requests, acknowledged, lost: unseen + missing, failures };
    },
  };
}
