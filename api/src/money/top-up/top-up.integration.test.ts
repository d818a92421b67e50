import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';

let server: MoneyServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer();
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

describe('a top-up', () => {
  it.each([
    [99, 'Add at least ₹1.'],
    [1_000_001, 'Add at most ₹10,000 at a time.'],
    [100.5, 'Enter an amount in rupees, such as 250 or 99.50.'],
  ])('of %d paise is refused: %s', async (paise, reason) => {
    const answer = await server.topUp(person, paise);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ field: 'body.amountPaise', reason }] });
  });

  it('is refused where payments are closed', async () => {
    const { buildServer } = await import('../../build-server.ts');
    const app = await buildServer({ database: server.database, logLevel: 'silent', now: () => TEST_NOW });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/wallet/topup',
      headers: { cookie: person.cookie, device: 'DESKTOP', 'idempotency-key': 'k' },
      payload: { amountPaise: 500 },
    });
    await app.close();
    expect(answer.statusCode).toBe(503);
  });

  it('is refused while twenty others are open', async () => {
    for (let each = 0; each < 20; each += 1) await server.topUp(person, 100);
    expect((await server.topUp(person, 100)).statusCode).toBe(429);
  });

  it('is refused beyond twenty, also when all are asked for at the same moment', async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => server.topUp(person, 100)));
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });
});
