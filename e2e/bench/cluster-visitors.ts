import { setTimeout as pause } from 'node:timers/promises';
import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { CITY_SLUGS, DEFAULT_CITY } from '@aangan/shared-kit/domain/cities';
import { POSITION_COOKIE } from '@aangan/shared-kit/domain/position-cookie';
import { openDatabase } from '../../api/src/foundation/database/public.ts';
import { signedIn } from '../../api/testing/signed-in.ts';
import type { Cluster } from '../../scripts/cluster/start-cluster.ts';
import { seeded } from '../../shell/src/testing/seeded.ts';
import { steadyLoad } from '../soak/steady-load.ts';

const SEED = 159;
/** Homes that a person shortlists, and takes off again, in turn. */
const OWN_HOMES = 60;
/** Listings that are read. */
const LISTINGS = 40;
/** Pages of these cities are read. */
const CITIES = CITY_SLUGS.slice(0, 6);

/** How many people there are, and how they behave. */
export interface Crowd {
  /** They read pages, and ask for searches. */
  readonly readers: number;
  /** They shortlist homes. */
  readonly writers: number;
  /** ms of rest of a reader between two pages, and of a writer between two changes. */
  readonly restMs: number;
}

/** A few who never rest for long. */
export const BUSY: Crowd = { readers: 4, writers: 4, restMs: 100 };

/** What visitors have seen of a cluster. */
export interface Visited {
  /** Requests without an answer of success. None of them is sent again. */
  readonly failures: number;
  readonly answers: number;
  /** Changes that were answered with success. */
  readonly changes: number;
  /** Those of them that are lost, or that their author did not see at once. */
  readonly lost: number;
}

interface Visitors {
  end(): Promise<Visited>;
}

/** People who read pages and shortlist homes until they are stopped. */
export async function openVisitors(
  { settings, database }: Cluster,
  { readers, writers, restMs }: Crowd,
): Promise<Visitors> {
  const site = `http://127.0.0.1:${settings.port}`;
  const open = openDatabase(database.url, { connections: 1 });
  const people = await Promise.all(Array.from({ length: writers }, () => signedIn(open.database, {}, Date.now())));
  const { rows } = await open.pool.query<{ id: string }>('select id from listing where active order by id limit $1', [
    writers * OWN_HOMES,
  ]);
  await open.close();
  const onFailure = (failure: string) => console.log(`  failed: ${failure}`);
  const load = steadyLoad([site], await pathsOf(site), readers, { restMs, onFailure });
  const writing = people.map(({ cookie }, index) =>
    shortlistAll(
      site,
      cookie,
      rows.filter((_, at) => at % writers === index).map(({ id }) => id),
      { restMs, beginMs: (restMs * index) / writers, onFailure },
    ),
  );
  return {
    async end() {
      await load.stop();
      const wrote = await Promise.all(writing.map((writer) => writer.end()));
      const sum = (of: (one: Awaited<ReturnType<Shortlisting['end']>>) => number) =>
        wrote.reduce((total, one) => total + of(one), 0);
      const failures = [...load.failures, ...wrote.flatMap((one) => one.failures)];
      return {
        failures: failures.length,
        answers: load.answered() + load.failures.length + sum(({ requests }) => requests),
        changes: sum(({ acknowledged }) => acknowledged),
        lost: sum(({ lost }) => lost),
      };
    },
  };
}

/** What people read: a few pages of the site, results of several cities, searches, and listings. */
async function pathsOf(site: string): Promise<string[]> {
  const listings = await fetch(`${site}/api/v1/property/search?city=${DEFAULT_CITY}&category=RENT&size=${LISTINGS}`);
  const { records } = (await listings.json()) as SearchAnswer;
  const ofCities = CITIES.flatMap((city) => [
    `/${city}/rent`,
    `/flats-for-sale-in-${city}`,
    `/api/v1/property/search/cards?city=${city}&category=RENT&bhk=BHK2`,
    `/api/v1/property/search/facets?city=${city}&category=RENT`,
  ]);
  const paths = [
    '/',
    '/tenant/plans',
    '/packers-and-movers',
    ...ofCities,
    ...records.map(({ detailUrl }) => detailUrl),
  ];
  // Kinds of pages alternate.
  const random = seeded(SEED);
  return paths
    .map((path) => ({ path, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ path }) => path);
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
function shortlistAll(
  site: string,
  login: string,
  ids: readonly string[],
  { restMs, beginMs, onFailure }: Pick<Crowd, 'restMs'> & { beginMs: number; onFailure(failure: string): void },
): Shortlisting {
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
      fail(`${method} ${answer.status}`);
    } catch (error) {
      fail(`${method} ${error}`);
    }
    return undefined;
  }

  function fail(failure: string): void {
    failures.push(failure);
    onFailure(failure);
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
      await pause(restMs);
    }
    acknowledged += 1;
    expected.set(id, wanted);
    const seen = await stored();
    if (seen && seen.has(id) !== wanted) unseen += 1;
  }

  async function work(): Promise<void> {
    await pause(beginMs);
    for (let wanted = true; !ended; wanted = !wanted) {
      for (const id of ids) {
        if (ended) return;
        await change(id, wanted);
        await pause(restMs);
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
