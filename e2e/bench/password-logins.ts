import { withListings } from './api-process.ts';
import { atMost, type BenchTable, note } from './bench-table.ts';
import { loadOf, quantile } from './client-load.ts';
import { median } from './median.ts';

const LISTINGS = 20_000;
const LOGINS = 50;
const CLIENTS = 4;
const SEARCHES = 400;
const PORT = 4_711;
const CITIES = ['bangalore', 'mumbai', 'delhi', 'pune', 'hyderabad', 'chennai'] as const;

/**
 * Measures how much slower a search is while 50 people log in with a password. Runs with and without logins
 * alternate.
 */
export async function benchPasswordLogins(runs: number): Promise<BenchTable> {
  return withListings({ listings: LISTINGS, port: PORT }, async ({ url }) => {
    const paths = Array.from(
      { length: SEARCHES },
      (_, at) => `/api/v1/property/search?city=${CITIES[at % CITIES.length]}&category=RENT&page=1`,
    );
    // A warm-up fills the caches and starts the thread for password hashing.
    await loadOf(url, paths, CLIENTS);
    const visitors = { count: 0 };
    await whileLoggingIn(url, visitors, async () => undefined);
    const alone: number[] = [];
    const beside: number[] = [];
    const aloneAgain: number[] = [];
    let logins = 0;
    let took = 0;
    for (let run = 0; run < runs; run += 1) {
      alone.push(quantile(await loadOf(url, paths, CLIENTS), 0.95));
      const started = performance.now();
      logins += await whileLoggingIn(url, visitors, async () => {
        beside.push(quantile(await loadOf(url, paths, CLIENTS), 0.95));
      });
      took += performance.now() - started;
      aloneAgain.push(quantile(await loadOf(url, paths, CLIENTS), 0.95));
    }
    const growth = (times: readonly number[]) => median(times.map((time, run) => time / (alone[run] ?? Number.NaN)));
    return {
      name: `Searches beside ${LOGINS} password logins in flight`,
      rows: [
        note('search p95, nobody logs in', median(alone), 'ms'),
        note(`search p95, ${LOGINS} logins in flight`, median(beside), 'ms'),
        note('logins judged meanwhile', (logins * 1000) / took, 'a second'),
        // The variation of the machine itself. If it is far from 1, the next row is not reliable.
        note('search p95 again, nobody logs in', growth(aloneAgain), '×'),
        atMost('growth of search p95', growth(beside), '×', 1.2),
      ],
    };
  });
}

/**
 * Keeps logins in flight while some work runs.
 * The phone numbers have no account, which costs the server the same hashing. Each login has its own address, so no
 * rate limit rejects it before hashing.
 * @returns the number of completed logins
 */
async function whileLoggingIn(url: string, visitors: { count: number }, work: () => Promise<void>): Promise<number> {
  const state = { working: true, judged: 0 };
  const loggingIn = Promise.all(
    Array.from({ length: LOGINS }, async () => {
      do {
        visitors.count += 1;
        await logIn(url, visitors.count);
        state.judged += 1;
      } while (state.working);
    }),
  );
  await work();
  state.working = false;
  await loggingIn;
  return state.judged;
}

/** @param visitor a number that gives a unique phone number and address */
async function logIn(url: string, visitor: number): Promise<void> {
  const answer = await fetch(`${url}/api/v1/user/password/verify`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      device: 'MOBILE_WEB',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body: JSON.stringify({ phone: `7${String(visitor).padStart(9, '0')}`, password: 'not the password' }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 400) throw new Error(`A login was not completed: ${answer.status}.`);
}
