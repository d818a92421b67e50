import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openCredits } from '../wallet/credits.ts';
import { grantCredit } from '../wallet/public.ts';
import { TOO_LITTLE } from './pay-for-voucher.ts';
import { voucher } from './vouchers.tables.ts';

const NOW = new Date(TEST_NOW);

let api: TestServer;
beforeAll(async () => {
  api = await openTestServer();
});
afterAll(() => api.close());

/** A person with ₹ in the wallet. */
async function withCredit(rupees: number) {
  const person = await signedIn(api.database);
  if (rupees === 0) return person;
  await grantCredit(api.database, {
    key: `test:${randomUUID()}`,
    accountId: person.accountId,
    campaign: 'test',
    title: 'A test',
    paise: rupees * 100,
    at: NOW,
    expiresAt: new Date(TEST_NOW + DAY_MS),
  });
  return person;
}

const left = async (accountId: string) =>
  (await openCredits(api.database, accountId, NOW)).reduce((sum, { paise }) => sum + paise, 0) / 100;
const buy = (cookie: string, offer = 'diya-100', key: string = randomUUID()) =>
  api.send('POST', '/api/v1/voucher/buy', { headers: { cookie, 'idempotency-key': key }, body: { offer } });
const list = async (cookie: string) =>
  ((await api.get('/api/v1/voucher/list', { cookie })).json as { vouchers: { id: string; code: string | null }[] })
    .vouchers;
const reveal = (cookie: string, id: string) => api.post(`/api/v1/voucher/${id}/reveal`, { cookie });
const idOf = async (cookie: string) => (await list(cookie))[0]?.id ?? '';

describe('a voucher', () => {
  it('is paid from the wallet, and hides its code until its owner asks for it', async () => {
    const { accountId, cookie } = await withCredit(100);
    const answer = await buy(cookie);
    expect([answer.status, answer.json]).toEqual([
      200,
      { voucher: expect.objectContaining({ value: 100, state: 'ready', code: null }) },
    ]);
    expect(await left(accountId)).toBe(5);
    const [row] = await api.database.select().from(voucher).where(eq(voucher.accountId, accountId));
    expect((await api.get('/api/v1/voucher/list', { cookie })).body).not.toContain(row?.code);
    expect((await reveal(cookie, row?.id ?? '')).json).toMatchObject({
      voucher: { state: 'revealed', code: row?.code },
    });
    expect((await list(cookie)).map(({ code }) => code)).toEqual([row?.code]);
  });

  it('is bought once, however often the same attempt is sent', async () => {
    const { accountId, cookie } = await withCredit(300);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => buy(cookie, 'diya-100', key)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await buy(cookie, 'diya-100', key)).headers['idempotency-replayed']).toBe('true');
    expect((await list(cookie)).length).toBe(1);
    expect(await left(accountId)).toBe(205);
  });

  it("is never bought beyond the wallet's balance, however many are bought in parallel", async () => {
    const { accountId, cookie } = await withCredit(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await left(accountId)).toBe(10);
    expect((await list(cookie)).length).toBe(2);
  });

  it('is not bought from an empty wallet, and the response says what would help', async () => {
    const { cookie } = await withCredit(0);
    const answer = await buy(cookie);
    expect([answer.status, answer.json]).toEqual([402, expect.objectContaining({ message: TOO_LITTLE })]);
    expect(await list(cookie)).toEqual([]);
  });

  it('is not bought without a key, or when the offer does not exist', async () => {
    const { cookie } = await withCredit(100);
    const unnamed = await api.send('POST', '/api/v1/voucher/buy', { headers: { cookie }, body: { offer: 'diya-100' } });
    expect(unnamed.status).toBe(400);
    expect((await buy(cookie, 'no-such-voucher')).status).toBe(404);
  });

  it('is hidden from everybody else', async () => {
    const owner = await withCredit(100);
    await buy(owner.cookie);
    const other = await signedIn(api.database);
    expect((await reveal(other.cookie, await idOf(owner.cookie))).status).toBe(404);
    expect(await list(other.cookie)).toEqual([]);
    expect((await api.get('/api/v1/voucher/list')).status).toBe(401);
  });

  it('does not reveal its code after it has expired', async () => {
    const { accountId, cookie } = await withCredit(100);
    await buy(cookie);
    await api.database.update(voucher).set({ expiresAt: NOW }).where(eq(voucher.accountId, accountId));
    expect((await reveal(cookie, await idOf(cookie))).status).toBe(410);
    expect(await list(cookie)).toMatchObject([{ state: 'expired', code: null }]);
  });
});

describe('the list of voucher offers', () => {
  it('is public, with price, value and terms', async () => {
    const { json } = await api.get('/api/v1/voucher/offers');
    const { offers } = json as { offers: { price: number; value: number; terms: string[] }[] };
    expect(offers.length).toBeGreaterThan(0);
    for (const { price, value, terms } of offers) {
      expect(price).toBeLessThanOrEqual(value);
      expect(terms.length).toBeGreaterThan(0);
    }
  });
});
