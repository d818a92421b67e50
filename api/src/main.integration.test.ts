import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { besideTestDatabase } from '../testing/beside-test-database.ts';
import { testDatabaseUrl } from '../testing/test-database-url.ts';
import { appUrl, freePort, startPostgres } from './foundation/database/public.ts';

interface Started {
  readonly api: ChildProcess;
  readonly url: string;
  /** Text of its error output. */
  readonly errors: () => string;
}

/** Every setting that the API needs outside the demonstration. */
const COMPLETE = {
  PUBLIC_URL: 'https://aangan.test',
  IDENTITY_KEY: 'a long and random identity key',
  FILES_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://mail.aangan.test',
  MAIL_FROM: 'Aangan <no-reply@aangan.test>',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_SMS_FROM: '+14155550100',
} as const;

const API = join(import.meta.dirname, '..');
let built: string;

// The build starts in a third of the processor time that the source takes, and it is what runs in production.
beforeAll(() => {
  mkdirSync(join(API, '.data'), { recursive: true });
  built = mkdtempSync(join(API, '.data/build-'));
  execFileSync(process.execPath, ['build/build-api.ts', built], { cwd: API, stdio: 'pipe' });
});

afterAll(() => rmSync(built, { recursive: true, force: true }));

/** The API as its own process. By default it uses the test database. */
function start(port: number, env: Record<string, string> = {}): Started {
  const api = spawn(process.execPath, [join(built, 'main.js')], {
    env: {
      ...process.env,
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      API_PORT: String(port),
      LOG_LEVEL: 'silent',
      AANGAN_DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  api.stderr?.on('data', (text) => {
    errors += text;
  });
  return { api, url: `http://127.0.0.1:${port}`, errors: () => errors };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The exit code, once all its output has been read. */
const endOf = async ({ api }: Started): Promise<unknown> => (await once(api, 'close'))[0];

describe('the API process', () => {
  it('finishes open requests on SIGTERM, and then exits with 0', async () => {
    const { api, url } = start(await freePort());
    await until(() => isUp(url));
    const lock = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await lock.connect();
    await lock.query('begin; lock table plan in access exclusive mode');
    const waiting = fetch(`${url}/api/v3/plan_payment/tenant/plans`);
    await until(async () => {
      const { rowCount } = await lock.query(`select 1 from pg_locks where relation = 'plan'::regclass and not granted`);
      return rowCount === 1;
    });
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    // New connections are refused.
    await until(async () => !(await isUp(url)));
    expect(api.exitCode).toBeNull();
    await lock.query('rollback');
    await lock.end();
    expect((await waiting).status).toBe(200);
    expect(await ended).toEqual([0, null]);
  });

  it('is not ready once it is asked to stop, and answers calls as long as it drains', async () => {
    const { api, url } = start(await freePort(), { DRAIN_SECONDS: '60' });
    await until(() => isUp(url));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    api.kill('SIGTERM');
    await until(async () => (await fetch(`${url}/readyz`)).status === 503);
    expect((await fetch(`${url}/api/v3/plan_payment/tenant/plans`)).status).toBe(200);
    expect(api.exitCode).toBeNull();
    api.kill('SIGKILL');
    await once(api, 'exit');
  });

  it('answers 503 with a sentence while its database is away, and goes on once it is back', async () => {
    const root = mkdtempSync(join(tmpdir(), 'aangan-api-'));
    chmodSync(root, 0o755);
    const folder = join(root, 'postgres');
    const postgres = await startPostgres({ folder, settings: { fsync: 'off' } });
    const { api, url } = start(await freePort(), { DATABASE_URL: postgres.url });
    await until(() => isUp(url));
    postgres.kill();
    await until(async () => !postgres.isRunning());
    const away = await fetch(`${url}/api/v3/plan_payment/tenant/plans`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await away.json()).toMatchObject({
      message: 'Our service is not available right now. Please try again in a moment.',
    });
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    const again = await startPostgres({ folder, port: postgres.port, settings: { fsync: 'off' } });
    await until(() => isUp(url));
    expect((await fetch(`${url}/api/v3/plan_payment/tenant/plans`)).status).toBe(200);
    expect(api.exitCode).toBeNull();
    api.kill('SIGTERM');
    await once(api, 'exit');
    await again.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ['', ''],
    ['0', 'development'],
  ])('refuses to start without AANGAN_DEMO=1, with every missing setting, when it is "%s"', async (demo, mode) => {
    const started = start(await freePort(), {
      AANGAN_DEMO: demo,
      NODE_ENV: mode,
      DATABASE_URL: '',
      RAZORPAY_KEY_ID: 'r',
    });
    expect(await endOf(started)).toBe(1);
    const named = started.errors().match(/^- [A-Z0-9_]+/gm);
    expect(named?.map((line) => line.slice(2)).sort()).toEqual([
      'DATABASE_URL',
      'FILES_KEY',
      'IDENTITY_KEY',
      'MSG91_AUTH_KEY',
      'PUBLIC_URL',
      'RAZORPAY_KEY_ID',
      'SELLER_ADDRESS',
      'SELLER_GSTIN',
      'SELLER_NAME',
      'SMTP_URL',
    ]);
  });

  it('starts without AANGAN_DEMO when everything is set, and has no convenience of development', async () => {
    const { api, url } = start(await freePort(), {
      ...COMPLETE,
      AANGAN_DEMO: '',
      DATABASE_URL: appUrl(testDatabaseUrl()),
    });
    await until(() => isUp(url));
    const post = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await fetch(`${url}/api/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${url}/api/dev/outbox.json`)).status).toBe(404);
    expect((await fetch(`${url}/api/v1/payments/webhooks/sandbox`, post)).status).toBe(404);
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
  });

  it('refuses in production a login that no trigger binds, and a database of an older schema', async () => {
    const owner = start(await freePort(), { ...COMPLETE, AANGAN_DEMO: '', DATABASE_URL: testDatabaseUrl() });
    expect(await endOf(owner)).toBe(1);
    expect(owner.errors()).toContain('DATABASE_URL names a login that owns the tables');
    const empty = await besideTestDatabase('older');
    const older = start(await freePort(), { ...COMPLETE, AANGAN_DEMO: '', DATABASE_URL: appUrl(empty.url) });
    expect(await endOf(older)).toBe(1);
    expect(older.errors()).toContain('run npm run migrate with DATABASE_MIGRATE_URL');
    await empty.drop();
  });

  it('migrates with DATABASE_MIGRATE_URL, and answers calls with the login of DATABASE_URL', async () => {
    const empty = await besideTestDatabase('migrated');
    const env = { DATABASE_URL: appUrl(empty.url), DATABASE_MIGRATE_URL: empty.url };
    const { api, url } = start(await freePort(), { ...COMPLETE, AANGAN_DEMO: '', ...env });
    await until(() => isUp(url));
    const ended = once(api, 'exit');
    api.kill('SIGTERM');
    await ended;
    await empty.drop();
  });

  it('reports in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const started = start(port);
    expect(await endOf(started)).toBe(1);
    expect(started.errors()).toBe(`Port ${port} is taken: set API_PORT to a free one.\n`);
    other.close();
  });

  it.each([
    [
      'postgresql://someone:secret@127.0.0.1:1/aangan',
      /^Cannot connect to the database 127\.0\.0\.1:1\/aangan: nothing listens there\. Check DATABASE_URL\.\n$/,
    ],
    ['an invalid URL', /^DATABASE_URL is not a valid URL: .*\n$/],
  ])('reports in one line what is wrong with DATABASE_URL %s', async (databaseUrl, message) => {
    const started = start(await freePort(), { DATABASE_URL: databaseUrl });
    expect(await endOf(started)).toBe(1);
    expect(started.errors()).toMatch(message);
  });

  it('reports a wrong password or a missing database without the password', async () => {
    const wrong = new URL(process.env.TEST_DATABASE_URL ?? '');
    wrong.password = 'sesame';
    const badPassword = start(await freePort(), { DATABASE_URL: wrong.href });
    await endOf(badPassword);
    expect(badPassword.errors()).toContain('the password is wrong. Check DATABASE_URL.');
    expect(badPassword.errors()).not.toContain('sesame');
    const elsewhere = new URL(process.env.TEST_DATABASE_URL ?? '');
    elsewhere.pathname = '/nowhere';
    const noDatabase = start(await freePort(), { DATABASE_URL: elsewhere.href });
    await endOf(noDatabase);
    expect(noDatabase.errors()).toContain('there is no such database. Check DATABASE_URL.');
  });
});
