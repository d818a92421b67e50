import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts } from '../stack/free-ports.ts';
import { TEST_DATA } from '../stack/test-settings.ts';
import { type PartName, processOf } from './part-processes.ts';
import { reusePictures } from './reuse-pictures.ts';
import { runStart } from './run-start.ts';
import { askFor, untilWhole } from './watched-pages.ts';

test.describe.configure({ mode: 'serial' });

/** ms in which the site is whole again after any process was killed, and after the database was. */
const WHOLE_WITHIN_MS = 10_000;
const DATABASE_WITHIN_MS = 20_000;

/** On a slower machine, times that all servers together needed for their start. */
const TIMES_OF_START = 1.5;

/** ms for any page while the API hangs: 1.5 s of ours, and what a busy machine adds. */
const HANGING_PAGE_MS = 2_500;

const RESULTS = '/bangalore/rent';

/** A login that only the API could resolve. */
const SOMEBODY = `__Host-aangan_session=${'s'.repeat(43)}`;

let folder: string;
let site: string;
let env: Record<string, string>;
let run: ReturnType<typeof runStart>;
let pages: string[];
let wholeWithinMs: number;
let databaseWithinMs: number;

async function start(): Promise<void> {
  run = runStart(env);
  await run.printed('Aangan is ready');
}

/** ms from the start of the servers until all of them answered, as it was printed. */
function serversStartedIn(): number {
  const [, begun, ready] = /([\d.]+) s {2}servers.*?([\d.]+) s {2}ready/s.exec(run.output()) ?? [];
  return (Number(ready) - Number(begun)) * 1000;
}

const registry = () => readFileSync(path.join(folder, 'artifacts/registry.json'), 'utf8');
const kill = (part: PartName, signal: NodeJS.Signals) => process.kill(processOf(part, run.process.pid ?? 0), signal);
const isBack = (part: PartName) => run.printed(`${part.padEnd(10)} back after`);

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(TEST_DATA, 'start-'));
  mkdirSync(path.join(folder, 'stamps'));
  reusePictures(folder);
  const [port = 0, assets = 0, api = 0] = await freePorts(3);
  env = {
    PORT: String(port),
    ASSET_PORT: String(assets),
    API_PORT: String(api),
    DATA_DIR: folder,
    LISTINGS: '200',
  };
  site = `http://127.0.0.1:${port}`;
  await start();
  const onThisMachine = serversStartedIn() * TIMES_OF_START;
  wholeWithinMs = Math.max(WHOLE_WITHIN_MS, onThisMachine);
  databaseWithinMs = Math.max(DATABASE_WITHIN_MS, onThisMachine);
  const results = await askFor(site, RESULTS);
  const listing = /href="(\/property\/[^"?]+\/detail)/.exec(results.body)?.[1];
  if (!listing) throw new Error('The results show no home');
  pages = ['/', RESULTS, listing, '/tenant/plans'];
});
test.afterAll(async () => {
  run.process.kill('SIGINT');
  await run.ended;
  rmSync(folder, { recursive: true, force: true });
});

for (const part of ['api', 'assets', 'database'] as const) {
  test(`${part} is killed: it alone starts again, and pages answer or say so meanwhile`, async () => {
    const within = part === 'database' ? databaseWithinMs : wholeWithinMs;
    kill(part, 'SIGKILL');
    const { answers, brokenMs } = await untilWhole(site, [...pages, '/healthz'], within);
    test.info().annotations.push({ type: 'whole after', description: `${Math.round(brokenMs)} ms` });
    expect(brokenMs).toBeLessThan(within);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const broken = answers.filter(({ status, path: asked }) => status === 503 && asked !== '/healthz');
    for (const { headers, body } of broken) {
      expect(headers.get('retry-after')).toBeTruthy();
      expect(body).toContain('Try again');
    }
    await isBack(part);
  });
}

test('shell is killed: it starts again on its port', async () => {
  kill('shell', 'SIGKILL');
  const { brokenMs } = await untilWhole(site, pages, wholeWithinMs);
  expect(brokenMs).toBeLessThan(wholeWithinMs);
  await isBack('shell');
});

test('the API hangs: no page waits for it, and a login is unknown instead of missing', async () => {
  // A shell that has just started loads each page's code once, which is no wait for the API.
  const ofPerson = ['/wallet', '/profile/shortlist', '/profile/myContacts'];
  const loaded = await untilWhole(site, [...pages, ...ofPerson], databaseWithinMs);
  expect(loaded.brokenMs).toBeLessThan(databaseWithinMs);
  kill('api', 'SIGSTOP');
  for (const asked of pages) {
    const answer = await askFor(site, asked);
    expect(answer.ms, asked).toBeLessThan(HANGING_PAGE_MS);
    expect([200, 503]).toContain(answer.status);
  }
  for (const asked of ofPerson) {
    const { ms, status, headers, body } = await askFor(site, asked, SOMEBODY);
    expect(ms, asked).toBeLessThan(HANGING_PAGE_MS);
    expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(body).toContain('We cannot reach your account right now');
    expect(body).not.toContain('Log in');
  }
  const stranger = await askFor(site, '/wallet');
  expect(stranger.status).toBe(200);
  expect(stranger.body).toContain('data-gate');
  // It is killed once it has answered no ping for 15 s.
  await run.printed('has not answered for 15 s and was killed');
  expect((await untilWhole(site, pages, databaseWithinMs)).brokenMs).toBeLessThan(databaseWithinMs);
});

test('a start after a crash of the whole site changes no release', async () => {
  const before = registry();
  run.process.kill('SIGKILL');
  await run.ended;
  for (const port of [env.PORT, env.ASSET_PORT, env.API_PORT]) {
    await expect.poll(async () => (await askFor(`http://127.0.0.1:${port}`, '/healthz')).status).toBe('no answer');
  }
  await start();
  expect(registry()).toBe(before);
  expect(run.output()).not.toMatch(/ s {2}publish /);
});
