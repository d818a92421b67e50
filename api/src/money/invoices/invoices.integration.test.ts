import { eq } from 'drizzle-orm';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { sellPlan } from '../../../testing/sell-plan.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { invoiceDocument, invoiceSeries } from './invoices.tables.ts';
import { issueDocument } from './issue-document.ts';

const shop = testShop();
let server: MoneyServer;
let person: SignedIn;
beforeAll(async () => {
  server = await openMoneyServer({ beside: [shop.module] });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

const FACTS = {
  seller: { name: 'Aangan', address: '1 Sample Road', gstin: '29AAAAA0000A1ZY' },
  buyer: 'Asha Rao',
  title: 'Freedom plan',
  placeOfSupply: 'Karnataka (29)',
  lines: [],
  totalPaise: 100,
  walletPaise: 0,
  gatewayPaise: 100,
  paymentId: null,
  corrects: null,
};

const issue = (at: Date, fails = false) =>
  server.database.transaction(async (transaction) => {
    const number = await issueDocument(transaction, {
      kind: 'invoice',
      accountId: person.accountId,
      orderId: 'ord_1',
      facts: FACTS,
      at,
    });
    if (fails) throw new Error('The payment failed');
    return number;
  });

async function paidPlan(): Promise<{ orderId: string; page: string }> {
  const orderId = await sellPlan(server, shop, person);
  const { payUrl } = (await server.pay(person, orderId)).json<{ payUrl: string }>();
  const page = await server.checkout(person, payUrl);
  await server.decide(page, 'pay', 'twice');
  return { orderId, page };
}

describe('the numbers of documents', () => {
  it('neither repeat nor skip when many are issued at once and some transactions fail', async () => {
    // A year that no other test uses.
    const at = new Date(Date.UTC(2031, 5, 1));
    const results = await Promise.allSettled(Array.from({ length: 60 }, (_, index) => issue(at, index % 3 === 0)));
    const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(numbers.sort()).toEqual(
      Array.from({ length: 40 }, (_, index) => `AG/31-32/${String(index + 1).padStart(7, '0')}`),
    );
    const [series] = await server.database.select().from(invoiceSeries).where(eq(invoiceSeries.series, 'AG/31-32'));
    expect(series?.last).toBe(40);
  });

  it('begin again with the financial year', async () => {
    expect(await issue(new Date('2033-03-31T18:29:59Z'))).toBe('AG/32-33/0000001');
    expect(await issue(new Date('2033-03-31T18:30:00Z'))).toBe('AG/33-34/0000001');
  });

  it('have at most sixteen characters', async () => {
    expect((await issue(new Date(Date.UTC(2034, 5, 1)))).length).toBeLessThanOrEqual(16);
  });
});

describe('a paid order', () => {
  it('has one invoice, also when its webhook is repeated', async () => {
    const { orderId } = await paidPlan();
    const { documents } = await server.order(person, orderId);
    expect(documents).toHaveLength(1);
    expect(documents[0]?.number).toMatch(/^AG\/26-27\/\d{7}$/);
  });

  it('of money for the wallet has a receipt', async () => {
    const { orderId, page } = await server.startTopUp(person, 50_000);
    await server.decide(page, 'pay');
    expect((await server.order(person, orderId)).documents).toMatchObject([{ kind: 'receipt' }]);
  });

  it('that is refunded in parts has credit notes, which add up to its invoice', async () => {
    const { orderId, page } = await paidPlan();
    await server.decide(page, 'refund-part');
    await server.decide(page, 'refund');
    const rows = await server.database.select().from(invoiceDocument).where(eq(invoiceDocument.orderId, orderId));
    const [invoice, ...notes] = rows.sort((one, other) => one.number.localeCompare(other.number));
    expect(invoice?.facts.lines).toMatchObject([{ netPaise: 50_000, cgstPaise: 3_814, sgstPaise: 3_814 }]);
    expect(notes.map(({ kind, facts }) => [kind, facts.corrects])).toEqual([
      ['credit-note', invoice?.number],
      ['credit-note', invoice?.number],
    ]);
    const sum = (pick: (line: { netPaise: number; cgstPaise: number; taxablePaise: number }) => number) =>
      notes.flatMap(({ facts }) => facts.lines).reduce((total, line) => total + pick(line), 0);
    expect([sum((line) => line.netPaise), sum((line) => line.cgstPaise), sum((line) => line.taxablePaise)]).toEqual([
      50_000, 3_814, 42_372,
    ]);
  });
});

describe('the PDF of an invoice', () => {
  it('is downloaded by its owner alone', async () => {
    const { orderId } = await paidPlan();
    const url = (await server.order(person, orderId)).documents[0]?.url ?? '';
    const answer = await server.get(url, person);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="AG-26-27-\d{7}\.pdf"$/);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await server.get(url, await signedIn(server.database))).statusCode).toBe(404);
    expect((await server.get(url)).statusCode).toBe(401);
    expect((await server.get('/api/v1/invoices/nonsense', person)).statusCode).toBe(404);
  });
});
