import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { ledgerEntry, ledgerTransaction } from '../ledger/public.ts';
import { openCredits } from '../wallet/credits.ts';
import { budgetLeft, commitBudget } from './campaign-budget.queries.ts';
import { cardCampaign } from './campaigns.ts';
import { grantCards } from './grant-cards.ts';
import { campaignBudget, scratchCard } from './rewards.tables.ts';

const NOW = new Date(TEST_NOW);

let api: TestServer;
beforeAll(async () => {
  api = await openTestServer();
});
afterAll(() => api.close());

/** A person with a welcome card that contains ₹100. */
async function withCard(at = NOW) {
  const person = await signedIn(api.database);
  await api.database.transaction((tx) =>
    grantCards(tx, { event: 'account-created', accountId: person.accountId, at }, () => 99),
  );
  const [card] = await api.database.select().from(scratchCard).where(eq(scratchCard.accountId, person.accountId));
  if (!card) throw new Error('No card was given');
  return { ...person, cardId: card.id };
}

const unscratched = (cookie: string) => api.get('/api/v1/scratchcard/get/all/unscratched', { cookie });
const scratch = (cardId: string, cookie: string) => api.post(`/api/v1/scratchcard/${cardId}/scratch`, { cookie });
const creditOf = async (accountId: string) =>
  (await openCredits(api.database, accountId, NOW)).reduce((sum, { paise }) => sum + paise, 0);

describe('a scratch card', () => {
  it('is listed without its prize', async () => {
    const { cookie, cardId } = await withCard();
    const { json, body } = await unscratched(cookie);
    expect(json).toEqual({
      status: 'success',
      statusCode: 200,
      data: [{ scratchCard: expect.objectContaining({ id: cardId, kind: 'scratch-card', title: 'Welcome card' }) }],
    });
    expect(body).not.toMatch(/prize|paise/i);
  });

  it('shows the odds of its campaign', async () => {
    const { cookie } = await withCard();
    expect((await unscratched(cookie)).body).toContain(
      '"odds":[{"amount":10,"ofHundred":60},{"amount":25,"ofHundred":30},{"amount":100,"ofHundred":10}]',
    );
  });

  it('brings its credit once, however many scratch in parallel', async () => {
    const { accountId, cookie, cardId } = await withCard();
    const answers = await Promise.all(Array.from({ length: 50 }, () => scratch(cardId, cookie)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json).toMatchObject({
      data: { scratchCard: { amount: 100, state: 'scratched', leadsTo: '/pay-property-rent-online' } },
    });
    expect(await creditOf(accountId)).toBe(100_00);
    expect((await unscratched(cookie)).json).toMatchObject({ data: [] });
  });

  it('is saved in the history, with its prize', async () => {
    const { cookie, cardId } = await withCard();
    await scratch(cardId, cookie);
    const { json } = await api.get('/api/v1/scratchcard/get/all/past', { cookie });
    expect(json).toEqual({ cards: [expect.objectContaining({ id: cardId, state: 'scratched', amount: 100 })] });
  });

  it('cannot be scratched by anybody else', async () => {
    const { accountId, cardId } = await withCard();
    const other = await signedIn(api.database);
    expect((await scratch(cardId, other.cookie)).status).toBe(404);
    expect(await creditOf(accountId)).toBe(0);
    expect(await creditOf(other.accountId)).toBe(0);
  });

  it('brings nothing once it has expired, and never shows its prize', async () => {
    const { accountId, cookie, cardId } = await withCard(new Date(TEST_NOW - 30 * DAY_MS));
    const answer = await scratch(cardId, cookie);
    expect([answer.status, answer.json]).toEqual([
      410,
      expect.objectContaining({ message: 'This card could be scratched until 20 Nov 2026.' }),
    ]);
    expect(await creditOf(accountId)).toBe(0);
    const { json } = await api.get('/api/v1/scratchcard/get/all/past', { cookie });
    expect(json).toEqual({ cards: [expect.objectContaining({ state: 'expired', amount: null })] });
  });

  it('is hidden from visitors who are not logged in', async () => {
    const { cardId } = await withCard();
    expect((await unscratched('')).status).toBe(401);
    expect((await scratch(cardId, '')).status).toBe(401);
  });
});

describe('a reward campaign', () => {
  it('gives each person its card once, also for parallel requests', async () => {
    const { accountId } = await signedIn(api.database);
    const given = await Promise.all(
      Array.from({ length: 4 }, () =>
        api.database.transaction((tx) => grantCards(tx, { event: 'first-contact', accountId, at: NOW })),
      ),
    );
    expect(given.sort()).toEqual([0, 0, 0, 1]);
  });

  it('gives no card when its budget has too little left', async () => {
    const { code: campaign, budgetPaise } = cardCampaign('rent-box');
    const people = await Promise.all(Array.from({ length: 3 }, () => signedIn(api.database)));
    const given: number[] = [];
    const undone = api.database.transaction(async (tx) => {
      const committedPaise = budgetPaise - 60_00;
      const set = { committedPaise };
      await tx
        .insert(campaignBudget)
        .values({ campaign, committedPaise })
        .onConflictDoUpdate({ target: campaignBudget.campaign, set });
      for (const { accountId } of people) {
        given.push(await grantCards(tx, { event: 'rent-on-time', accountId, at: NOW }, () => 0));
      }
      throw new Error('The other tests keep their budget');
    });
    await expect(undone).rejects.toThrow('The other tests');
    expect(given).toEqual([1, 0, 0]);
  });

  it('never promises more than its budget, however many requests are parallel', async () => {
    const campaign = `test-${randomUUID()}`;
    const promised = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.database.transaction((tx) => commitBudget(tx, { campaign, paise: 30, budgetPaise: 100 })),
      ),
    );
    expect(promised.filter(Boolean)).toHaveLength(3);
    expect(await budgetLeft(api.database, campaign, 100)).toBe(10);
  });

  it('pays for its cards in the ledger, to the paisa', async () => {
    const { accountId, cookie, cardId } = await withCard();
    await scratch(cardId, cookie);
    const entries = await api.database
      .select({ pot: ledgerEntry.ledgerAccount, paise: ledgerEntry.paise })
      .from(ledgerEntry)
      .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
      .where(eq(ledgerTransaction.key, `credit:scratch-card:${cardId}`));
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual({ pot: 'promotion:welcome', paise: -100_00 });
    expect(entries).toContainEqual({ pot: expect.stringContaining(`credit:${accountId}:`), paise: 100_00 });
  });
});
