import { setTimeout as pause } from 'node:timers/promises';
import { POSITION_COOKIE } from '@aangan/shared-kit/domain/position-cookie';
import { openDatabase } from '../../api/src/foundation/database/public.ts';
import { signedIn } from '../../api/testing/signed-in.ts';
import type { Cluster } from '../../scripts/cluster/start-cluster.ts';
import { steadyLoad } from '../soak/steady-load.ts';

const PATHS = ['/', '/bangalore/rent', '/tenant/plans', '/pune/rent'];
const READERS = 4;
const WRITERS = 4;
/** ms between two changes of a person, and before another try. */
const AGAIN_MS = 100;
/** Homes that the writers share. */
const HOMES = 240;

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
export async function openVisitors({ settings, database }: Cluster): Promise<Visitors> {
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
  return {
    async end() {
      await load.stop();
      const wrote = await Promise.all(writing.map((writer) => writer.end()));
      const sum = (of: (one: Awaited<ReturnType<Shortlisting['end']>>) => number) =>
        wrote.reduce((total, one) => total + of(one), 0);
      const failures = [...load.failures, ...wrote.flatMap((one) => one.failures)];
      for (const failure of new Set(failures)) console.log(failure);
      return {
        failures: failures.length,
        answers: load.answered() + load.failures.length + sum(({ requests }) => requests),
        changes: sum(({ acknowledged }) => acknowledged),
        lost: sum(({ lost }) => lost),
      };
    },
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
