import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { buildServer } from '../../build-server.ts';
import { inMemoryFiles } from '../../foundation/files/public.ts';
import { inMemoryJobs } from '../../foundation/jobs/public.ts';
import { tablesOf } from '../../foundation/module/module-data.ts';
import { contact } from '../../meeting/contacts/public.ts';
import { MODULES } from '../../modules.ts';
import { balanceOf, postTransaction, walletAccount } from '../../money/ledger/public.ts';
import { account } from '../accounts/public.ts';
import { session } from '../sessions/public.ts';
import { THINK_AGAIN_MS } from './account-deletions.ts';
import { EXPORT_RETENTION_MS } from './data-exports.ts';
import { WALLET_NOT_EMPTY } from './privacy.routes.ts';

const { database, pool, close } = openTestDatabase();
const files = inMemoryFiles();
let now = TEST_NOW;
const jobs = inMemoryJobs(() => now, database);
let server: FastifyInstance;

beforeAll(async () => {
  server = await buildServer({ database, files, jobs, logLevel: 'silent', checkAnswers: true, now: () => now });
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(async () => {
  await server.close();
  await close();
});

/** A person whose every fact is unique, so that a search finds it anywhere. */
async function canary() {
  const mark = randomUUID();
  const phone = `+910${randomInt(1e8, 1e9)}`;
  const facts = { name: `Canary ${mark}`, email: `canary-${mark}@example.test`, phone, emailVerifiedAt: new Date(now) };
  const { accountId, cookie } = await signedIn(database, facts, now);
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0',
  };
  return { ...facts, mark, accountId, headers };
}

type Person = Awaited<ReturnType<typeof canary>>;

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { headers }: Pick<Person, 'headers'>,
  payload?: object,
) => server.inject({ method, url: `/api/v1/${path}`, headers, ...(payload && { payload }) });

/** The night after the due date. */
async function nightly(): Promise<void> {
  await jobs.send('privacy', {});
  await jobs.drain();
}

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const texts: string[] = [];
  for (const table of tablesOf(MODULES)) {
    const { name } = getTableConfig(table);
    if (['listing', 'place', 'listing_truth'].includes(name)) continue;
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts.join('\n');
}

it('personal data declarations cover every table that refers to an account', () => {
  const personalTables = MODULES.flatMap(({ personalData }) => personalData?.tables ?? []);
  const covered = new Set(personalTables.map(({ table }) => getTableConfig(table).name));
  const naming = tablesOf(MODULES)
    .map((table) => getTableConfig(table))
    .filter(({ columns, foreignKeys }) => {
      const named = columns.some(({ name }) => /(?:^|_)(?:account|owner|author|seeker|reporter|friend)_id$/.test(name));
      const refers = foreignKeys.some((key) => key.reference().foreignTable === account);
      return named || refers;
    })
    .map(({ name }) => name);
  // Which member of staff wrote an article is not their personal data.
  expect(naming.filter((name) => !covered.has(name))).toEqual(['article']);
});

describe('a data export', () => {
  it("contains the person's stored data, no secret, and nothing of anybody else", async () => {
    const me = await canary();
    const other = await canary();
    await ask('POST', 'user/consents', me, { purpose: 'marketing', given: true });
    const asked = (await ask('POST', 'user/export', me, {})).json();
    expect(asked).toMatchObject({ state: 'preparing', expiresAt: null });
    expect((await ask('POST', 'user/export', me, {})).json().id).toBe(asked.id);
    await jobs.drain();
    expect((await ask('GET', 'user/export', me)).json().export).toMatchObject({
      id: asked.id,
      state: 'ready',
      expiresAt: now + EXPORT_RETENTION_MS,
    });
    const file = await ask('GET', `user/export/${asked.id}/file`, me);
    expect(file.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="aangan-data.json"',
    });
    const copy = file.json();
    expect(copy).toMatchObject({
      account: { name: me.name, email: me.email, phone: me.phone, hasPassword: false },
      consents: [{ purpose: 'marketing' }],
    });
    expect(copy.sessions).toHaveLength(1);
    expect(file.body).not.toMatch(/tokenHash|passwordHash|codeDigest/);
    expect(file.body).not.toContain(other.mark);
  });

  it('is made once, and noted once, however many are asked for at the same time', async () => {
    const me = await canary();
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask('POST', 'user/export', me, {})));
    expect(new Set(asked.map((answer) => answer.json().id)).size).toBe(1);
    expect(await notesOf(me)).toEqual(['data-exported']);
  });

  it('is available to its owner only, for a week', async () => {
    const me = await canary();
    const { id } = (await ask('POST', 'user/export', me, {})).json();
    await jobs.drain();
    const stranger = await canary();
    expect((await ask('GET', `user/export/${id}/file`, stranger)).statusCode).toBe(404);
    expect((await server.inject({ url: `/api/v1/user/export/${id}/file` })).statusCode).toBe(401);
    now += EXPORT_RETENTION_MS + 1;
    expect((await ask('GET', `user/export/${id}/file`, me)).statusCode).toBe(404);
    await nightly();
    expect(await files.get(`exports/${id}`)).toBeUndefined();
  });
});

/** The security events that the person reads, the newest first. */
async function notesOf(person: Person): Promise<string[]> {
  const { events } = (await ask('GET', 'user/security-events', person)).json<{ events: { event: string }[] }>();
  return events.map(({ event }) => event);
}

describe('answers that change nothing', () => {
  it('are stored and noted once, however often they are repeated', async () => {
    const me = await canary();
    const repeated = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(method, path, me, body)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    };
    await repeated('POST', 'user/consents', { purpose: 'marketing', given: true });
    await repeated('POST', 'whatsapp/opt?optIn=FALSE');
    await ask('PUT', 'user/do-not-call', me, { doNotCall: true });
    await repeated('PUT', 'user/do-not-call', { doNotCall: true });
    await repeated('POST', 'user/deletion', {});
    await repeated('DELETE', 'user/deletion');
    const counts = Object.entries(Object.groupBy(await notesOf(me), (event) => event));
    expect(Object.fromEntries(counts.map(([event, all]) => [event, all?.length]))).toEqual({
      'consent-changed': 3,
      'account-deleted': 2,
    });
    expect((await ask('GET', 'user/consents', me)).json().log).toHaveLength(2);
  });

  it('have an end when they go to and fro, and a consent can be withdrawn all the same', async () => {
    const me = await canary();
    const say = async (given: boolean) =>
      (await ask('POST', 'user/consents', me, { purpose: 'marketing', given })).statusCode;
    for (let time = 0; time < 20; time++) expect([await say(true), await say(false)]).toEqual([200, 200]);
    expect([await say(true), await say(false)]).toEqual([429, 200]);
    expect((await ask('GET', 'user/consents', me)).json().log).toHaveLength(40);
  });
});

describe('consents', () => {
  it('are logged with purpose, version and device, and withdrawn at once', async () => {
    const me = await canary();
    await ask('POST', 'user/consents', me, { purpose: 'whatsapp', given: true });
    await ask('POST', 'user/consents', me, { purpose: 'whatsapp', given: false });
    const { consents, log } = (await ask('GET', 'user/consents', me)).json();
    expect(consents).toMatchObject([
      { purpose: 'whatsapp', given: false, version: '2026-11', client: 'Chrome on Android' },
    ]);
    expect(log.map(({ given }: { given: boolean }) => given)).toEqual([false, true]);
    expect((await ask('GET', 'whatsapp/opt/status', me)).json()).toEqual({ optIn: 'FALSE' });
    await ask('POST', 'whatsapp/opt?optIn=TRUE', me);
    expect((await ask('GET', 'user/consents', me)).json().consents).toMatchObject([{ given: true }]);
  });

  it('to the terms cannot be withdrawn: the account can be deleted', async () =>
    expect((await ask('POST', 'user/consents', await canary(), { purpose: 'terms', given: false })).statusCode).toBe(
      400,
    ));
});

describe('deleting an account', () => {
  it('leaves nothing of the person anywhere in the database, a week later', async () => {
    const me = await canary();
    const owner = await canary();
    await ask('PUT', 'user/shortlist/any', me, {});
    await ask('PUT', 'cpms/kyc/owner', me, { address: `12, ${me.mark}, Jayanagar, Bangalore 560041` });
    await ask('POST', 'content/testimonials', me, { text: `We found a home ${me.mark}`, city: 'pune', agreed: true });
    await ask('POST', 'user/export', me, {});
    await jobs.drain();
    await database.insert(contact).values({
      id: `con_${randomUUID()}`,
      seekerId: me.accountId,
      ownerId: owner.accountId,
      listingId: randomUUID(),
      attribution: {},
      createdAt: new Date(now),
    });
    expect(await dump()).toContain(me.mark);

    const asked = await ask('POST', 'user/deletion', me, {});
    expect(asked.json()).toEqual({ deletesAt: now + THINK_AGAIN_MS, walletPaise: 0 });
    await nightly();
    expect(await dump()).toContain(me.mark);
    now += THINK_AGAIN_MS;
    await nightly();
    // The goodbye message is stored only in the outbox of a developer's machine.
    const left = (await dump()).split('\n').filter((row) => !row.startsWith('outbox_message'));
    const found = left.filter((row) => row.includes(me.mark) || row.includes(me.phone));
    expect(found).toEqual([]);
    expect((await ask('GET', 'user/export', me)).statusCode).toBe(401);
    const [row] = await database.select().from(account).where(eq(account.id, me.accountId));
    expect(row).toMatchObject({ name: 'Deleted account', phone: null, email: null, deletedAt: new Date(now) });
    const enquiries = await server.inject({ url: '/api/v1/user/contacts', headers: owner.headers });
    expect(enquiries.body).not.toContain(me.mark);
  });

  it('can be cancelled within that week', async () => {
    const me = await canary();
    await ask('POST', 'user/deletion', me, {});
    expect((await ask('DELETE', 'user/deletion', me)).json()).toMatchObject({ deletesAt: null });
    now += THINK_AGAIN_MS;
    await nightly();
    expect((await ask('GET', 'user/deletion', me)).statusCode).toBe(200);
  });

  it('needs a recent login', async () => {
    const me = await canary();
    now += 16 * 60_000;
    expect((await ask('POST', 'user/deletion', me, {})).statusCode).toBe(403);
    expect((await ask('GET', 'user/deletion', me)).json()).toMatchObject({ deletesAt: null });
  });

  it('refuses to forfeit money without consent, and leaves the ledger balanced', async () => {
    const me = await canary();
    const wallet = walletAccount(me.accountId);
    await postTransaction(database, {
      key: `test:${me.mark}`,
      kind: 'top-up',
      description: 'Added',
      at: new Date(now),
      entries: [
        { ledgerAccount: wallet, paise: 5000 },
        { ledgerAccount: 'gateway:sandbox', paise: -5000 },
      ],
    });
    expect((await ask('POST', 'user/deletion', me, {})).json()).toMatchObject({
      statusCode: 409,
      message: WALLET_NOT_EMPTY,
    });
    expect((await ask('POST', 'user/deletion', me, { forfeitWallet: true })).json()).toMatchObject({
      walletPaise: 5000,
    });
    now += THINK_AGAIN_MS;
    await nightly();
    expect(await balanceOf(database, wallet)).toBe(0);
  });

  it('ends the other sessions at once', async () => {
    const me = await canary();
    const [own] = await database.select().from(session).where(eq(session.accountId, me.accountId));
    if (!own) throw new Error('There is no session');
    await database.insert(session).values({ ...own, id: `ses_${me.mark}`, tokenHash: me.mark });
    await ask('POST', 'user/deletion', me, {});
    const left = await database.select({ id: session.id }).from(session).where(eq(session.accountId, me.accountId));
    expect(left).toEqual([{ id: own.id }]);
  });
});
