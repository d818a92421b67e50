import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from '../../scripts/site/build-packages.ts';
import { preparePictures } from '../../scripts/site/prepare-pictures.ts';
import { progressLines } from '../../scripts/site/progress.ts';
import { startSite } from '../../scripts/site/site.ts';
import { untilWhole } from '../start/watched-pages.ts';
import { startFreshDatabase } from './fresh-database.ts';
import { TEST_DATA, testSettings } from './test-settings.ts';

/** A server loads a page's code and a city's listings with its first visitor, who is not to be a test. */
const FIRST_VISITED = [
  '/',
  '/mumbai/rent',
  '/flats-for-rent-in-bangalore',
  '/tenant/plans',
  '/new-projects-in-bangalore',
];
const WARM_WITHIN_MS = 60_000;

/** Tests wait for jobs that run every minute: collected cases, payouts, missed payments. */
const JOB_MINUTE_SECONDS = '5';

/**
 * Starts the site that most tests visit, and passes its address to the workers. With E2E_URL set, that running site
 * is visited instead.
 */
async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined;
  mkdirSync(TEST_DATA, { recursive: true });
  clearLeftovers();
  const { signal } = new AbortController();
  const own = await testSettings();
  const progress = progressLines(console.log, () => performance.now());
  // Side by side: a cold start takes as long as the longer of the two.
  const database = startFreshDatabase(own, progress, signal);
  const [postgres] = await Promise.all([
    database,
    buildPackages(path.join(TEST_DATA, 'logs'), progress, signal),
    preparePictures(TEST_DATA, progress, signal),
  ]).catch(async (error: unknown) => {
    const started = await database.catch(() => undefined);
    await started?.stop();
    throw error;
  });
  const settings = { ...own, databaseUrl: postgres.url };
  process.env.JOB_MINUTE_SECONDS ??= JOB_MINUTE_SECONDS;
  const site = await startSite(settings, progress, signal).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  process.env.E2E_URL = `http://127.0.0.1:${settings.port}`;
  process.env.E2E_API_URL = `http://127.0.0.1:${settings.apiPort}`;
  process.env.E2E_DATABASE_URL = postgres.url;
  await untilWhole(process.env.E2E_URL, FIRST_VISITED, WARM_WITHIN_MS);
  progress.say('ready', process.env.E2E_URL);
  return async () => {
    await site.stop();
    await postgres.stop();
  };
}

/** Folders of interrupted tests. */
function clearLeftovers(): void {
  for (const name of readdirSync(TEST_DATA)) {
    if (/^(private|start)-/.test(name)) rmSync(path.join(TEST_DATA, name), { recursive: true, force: true });
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes it by this name
export default globalSetup;
