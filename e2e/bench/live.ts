import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_STREAM_PATH } from '@aangan/shared-kit/domain/live-limits';
import { freePort, openDatabase, startPostgres } from '../../api/src/foundation/database/public.ts';
import { emitLive } from '../../api/src/foundation/live/public.ts';
import { migrateModules } from '../../api/src/migrate-modules.ts';
import { type SignedIn, signedIn } from '../../api/testing/signed-in.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { median } from './median.ts';

const ROOT = join(import.meta.dirname, '../..');
const SUBSCRIBERS = 2_000;
const RECEIVERS = 500;
/** Subscribers that connect at a time. */
const AT_A_TIME = 50;
const TOPICS = encodeURIComponent(JSON.stringify([{ topic: 'interested-people', input: {} }]));

/** Measures the memory of idle subscribers on one process of the API, and how long an event takes to reach 500. */
export async function benchLive(runs: number): Promise<BenchTable> {
  const folder = mkdtempSync(join(tmpdir(), 'aangan-live-'));
  // If root runs the benchmark, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const { database, close } = openDatabase(postgres.url);
  const port = await freePort();
  try {
    await migrateModules(postgres.url);
    const people = await signedInPeople(database, SUBSCRIBERS);
    const api = await startApi(postgres.url, port);
    const heard = { count: 0 };
    const hear = () => {
      heard.count += 1;
    };
    await subscribe(port, people.slice(0, 1), hear);
    await pause(2_000);
    const before = megabytesOf(api);
    await subscribe(port, people.slice(1), hear);
    await pause(2_000);
    const after = megabytesOf(api);

    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      heard.count = 0;
      const started = performance.now();
      await database.transaction(async (transaction) => {
        for (const { accountId } of people.slice(0, RECEIVERS)) {
          await emitLive(transaction, 'interested-people', accountId, { at: run });
        }
        times.push(performance.now() - started);
      });
      while (heard.count < RECEIVERS) await pause(1);
      times[run] = performance.now() - started - (times[run] ?? 0);
    }
    api.kill('SIGKILL');
    await once(api, 'exit');
    return {
      name: `Live updates, ${SUBSCRIBERS} subscribers of one process`,
      rows: [
        note('memory with one subscriber', before, 'MB'),
        atMost(`memory of ${SUBSCRIBERS} idle subscribers`, after - before, 'MB', 150),
        atMost(`from the commit until ${RECEIVERS} subscribers have an event, median`, median(times), 'ms', 200),
        atMost('the same, the longest', Math.max(...times), 'ms', 200),
      ],
    };
  } finally {
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signedInPeople(database: Parameters<typeof signedIn>[0], count: number): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < count) people.push(await signedIn(database, {}, Date.now()));
  return people;
}

async function startApi(databaseUrl: string, port: number): Promise<ChildProcess> {
  const api = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, API_PORT: String(port), LOG_LEVEL: 'warn', AANGAN_DEMO: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + 60_000;
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
    if (api.exitCode !== null || Date.now() > deadline) throw new Error(`The API did not start on port ${port}.`);
    await pause(50);
  }
  return api;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Opens a stream for each person; each has an address of its own. @param hear is called with each event */
async function subscribe(port: number, people: readonly SignedIn[], hear: () => void): Promise<void> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  for (let from = 0; from < people.length; from += AT_A_TIME) {
    await Promise.all(
      people.slice(from, from + AT_A_TIME).map(({ cookie }, index) => open(agent, port, cookie, from + index, hear)),
    );
  }
}

async function open(agent: Agent, port: number, cookie: string, visitor: number, hear: () => void): Promise<void> {
  const address = `10.1.${visitor >> 8}.${visitor & 255}`;
  const request = get({
    agent,
    host: '127.0.0.1',
    port,
    path: `${LIVE_STREAM_PATH}?topics=${TOPICS}`,
    headers: { cookie, 'x-forwarded-for': address },
  });
  // The API is killed at the end.
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`A stream was refused: ${response.statusCode}.`);
  response.on('error', () => undefined);
  response.setEncoding('utf8');
  const { promise, resolve } = Promise.withResolvers<void>();
  response.on('data', (text: string) => {
    if (text.includes('event: open')) resolve();
    // Only numbered events; the present state has no id.
    if (/^id: \d+\ndata:/m.test(text)) hear();
  });
  await promise;
}

/** Resident memory of a process. */
function megabytesOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
