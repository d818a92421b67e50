import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import { freePort, openDatabase, startPostgres } from '../../../api/src/foundation/database/public.ts';
import { signedIn } from '../../../api/testing/signed-in.ts';
import { seedListings, startApi } from '../api-process.ts';
import { atMost, type BenchTable, note } from '../bench-table.ts';
import { loadOf, quantile } from '../client-load.ts';
import { type OwnerClient, ownerClient, typedFields } from './owner-client.ts';

const LISTINGS = 25_000;
const OWNERS = 200;
const PUBLISHED = 20;
const SEARCHERS = 4;
/** Each of them; together about 40 searches a second. */
const SEARCH_EVERY_MS = 100;
/** A form saves a second after a field was typed, so an owner saves at most once a second. */
const TYPING_MS = 1_000;
/** In which all of them begin, and in which they look at the preview before they publish. */
const STARTING_MS = 3_000;
const LOOKING_MS = 12_000;
const LOOK_EVERY_MS = 10;
const CITIES = ['bangalore', 'mumbai', 'delhi', 'pune'] as const;
const NEWEST = '/api/v1/property/search?city=bangalore&category=RENT&localities=koramangala&sort=newest';

/** Measures 200 owners who post at once beside searches, and how soon a listing is found on every instance. */
export async function benchPosting(): Promise<BenchTable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'aangan-posting-'));
  // If root runs the benchmark, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres') });
  const { database, close } = openDatabase(postgres.url);
  try {
    const env = { DATABASE_URL: postgres.url };
    await seedListings(LISTINGS, env);
    const apis = [await startApi(await freePort(), env), await startApi(await freePort(), env)] as const;
    const owners = await Promise.all(
      Array.from({ length: OWNERS + PUBLISHED }, async (_, owner) =>
        ownerClient(apis[0].url, await signedIn(database, { createdAt: new Date(0) }, Date.now()), owner),
      ),
    );
    const storm = await postAtOnce(apis[0].url, owners.slice(0, OWNERS));
    const found: number[] = [];
    for (const [at, owner] of owners.slice(OWNERS).entries()) {
      found.push(
        await untilFound(
          owner,
          OWNERS + at,
          apis.map(({ url }) => url),
        ),
      );
    }
    await Promise.all(apis.map((api) => api.stop()));
    return {
      name: `${OWNERS} owners post at once, ${SEARCHERS} clients search`,
      rows: [
        atMost('errors of owners and searches', storm.errors, '', 0),
        note('saves', storm.saves.length, ''),
        note('saves a second', (storm.saves.length * 1_000) / storm.tookMs, ''),
        note('saving a step p50', quantile(storm.saves, 0.5), 'ms'),
        atMost('saving a step p95', quantile(storm.saves, 0.95), 'ms', 200),
        note('search p95 meanwhile', quantile(storm.searches, 0.95), 'ms'),
        note('publishing p95', quantile(storm.publishes, 0.95), 'ms'),
        note('from publishing to the first search on both instances, median', quantile(found, 0.5), 'ms'),
        atMost('the same, the longest', Math.max(...found), 'ms', 2_000),
      ],
    };
  } finally {
    await close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every owner types a whole form, a field a second, and publishes it. */
async function postAtOnce(apiUrl: string, owners: readonly OwnerClient[]) {
  const saves: number[] = [];
  const publishes: number[] = [];
  const searches: number[] = [];
  const state = { errors: 0, typing: true };
  const failed = (error: unknown) => {
    state.errors += 1;
    if (state.errors <= 3) console.error(error);
  };
  const started = performance.now();
  const searching = Promise.all(
    Array.from({ length: SEARCHERS }, async (_, at) => {
      const path = `/api/v1/property/search?city=${CITIES[at % CITIES.length]}&category=RENT&page=1`;
      while (state.typing) {
        await loadOf(apiUrl, [path], 1).then((times) => searches.push(...times), failed);
        await pause(SEARCH_EVERY_MS);
      }
    }),
  );
  await Promise.all(
    owners.map(async (owner, number) => {
      // Owners neither begin nor publish in the same second.
      const turn = number / owners.length;
      await pause(turn * STARTING_MS);
      await typeForm(owner, number, { saves, publishes }, turn * LOOKING_MS).catch(failed);
    }),
  );
  const tookMs = performance.now() - started;
  state.typing = false;
  await searching;
  return { saves, publishes, searches, errors: state.errors, tookMs };
}

async function typeForm(
  owner: OwnerClient,
  number: number,
  { saves, publishes }: { readonly saves: number[]; readonly publishes: number[] },
  lookingMs: number,
): Promise<void> {
  let draft = await owner.start('RENT');
  for (const values of typedFields(number)) {
    const started = performance.now();
    draft = await owner.save(draft, values);
    const took = performance.now() - started;
    saves.push(took);
    await pause(Math.max(0, TYPING_MS - took));
  }
  await pause(lookingMs);
  const started = performance.now();
  await owner.publish(draft);
  publishes.push(performance.now() - started);
}

/** ms from the press on “Publish” until a search of each instance shows the listing. */
async function untilFound(owner: OwnerClient, number: number, apiUrls: readonly string[]): Promise<number> {
  let draft = await owner.start('RENT');
  for (const values of typedFields(number)) draft = await owner.save(draft, values);
  const started = performance.now();
  await owner.publish(draft);
  await Promise.all(
    apiUrls.map(async (url) => {
      while (!(await isFound(url, draft.id))) await pause(LOOK_EVERY_MS);
    }),
  );
  return performance.now() - started;
}

async function isFound(apiUrl: string, id: string): Promise<boolean> {
  const answer = await fetch(apiUrl + NEWEST);
  if (!answer.ok) throw new Error(`${answer.status} for ${NEWEST}`);
  const { records } = (await answer.json()) as SearchAnswer;
  return records.some((record) => record.id === id);
}
