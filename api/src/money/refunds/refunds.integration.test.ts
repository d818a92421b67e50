import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sandboxOrder, sandboxRefund } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { openSandboxGateway } from '../../../demo/sandbox-gateway/sandbox-gateway.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { sellPlan } from '../../../testing/sell-plan.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { balanceOf, walletAccount } from '../ledger/public.ts';
import { SAMPLE_SELLER } from '../orders/order-settings.ts';
import { GatewayError, type PaymentGateway, RefundRefused } from '../payments/public.ts';
import { refundsAccount } from './ask-refund.ts';
import { askRefund, orderRefund } from './public.ts';
import { refundToWallet, retryRefund } from './settle-refund.ts';

let server: MoneyServer;
let shop: TestShop;
let person: SignedIn;
/** What the gateway does in place of answering a refund, once. */
let trouble: ((refund: () => Promise<unknown>) => Promise<never>) | undefined;

beforeAll(async () => {
  shop = testShop();
  server = await openMoneyServer({ gateway: troubled, beside: [shop.module] });
});
beforeEach(async () => {
  server.clock.now = TEST_NOW;
  trouble = undefined;
  shop.done.length = 0;
  person = await signedIn(server.database);
});
afterAll(() => server.close());

function troubled(...given: Parameters<typeof openSandboxGateway>): PaymentGateway {
  const sandbox = openSandboxGateway(...given);
  return {
    ...sandbox,
    refund(asked) {
      const once = trouble;
      trouble = undefined;
      return once ? once(() => sandbox.refund(asked)) : sandbox.refund(asked);
    },
  };
}

/** An order of ₹500 that wallet (₹200) and gateway (₹300) paid. */
async function paidOrder(walletPaise = 20_000, paise = 50_000): Promise<string> {
  if (walletPaise > 0) await server.addMoney(person, walletPaise);
  const orderId = await sellPlan(server, shop, person, { paise });
  const { payUrl } = (await server.pay(person, orderId)).json<{ payUrl: string | null }>();
  if (payUrl) await server.decide(await server.checkout(person, payUrl), 'pay');
  return orderId;
}

const ask = (orderId: string, paise: number, key: string = randomUUID()) =>
  server.database.transaction((transaction) =>
    askRefund(
      transaction,
      {
        sales: new Map(Object.entries(shop.module.payments ?? {})),
        seller: SAMPLE_SELLER,
        events: { emit: async () => undefined },
        gateway: { name: 'sandbox', methods: [] },
        jobs: server.jobs,
      },
      { key, orderId, paise, reason: 'You cancelled your plan.' },
      new Date(server.clock.now),
    ),
  );

async function run(job = 'refunds-send') {
  await server.jobs.send(job, {});
  await server.jobs.drain();
}

const rowOf = async (id: string) => {
  const [row] = await server.database.select().from(orderRefund).where(eq(orderRefund.id, id));
  return row;
};

const balances = async (orderId: string) => {
  const wallet = await balanceOf(server.database, walletAccount(person.accountId));
  return { wallet, owed: await balanceOf(server.database, refundsAccount(orderId)) };
};

const documentsOf = async (orderId: string) => (await server.order(person, orderId)).documents.map(({ kind }) => kind);

describe('a refund that we ask for', () => {
  it('goes back in proportion: the wallet’s part at once, the gateway’s part once the bank has it', async () => {
    const names = ['sales:test-plan', 'tax:gst', 'gateway:sandbox'] as const;
    const house = () => Promise.all(names.map((name) => balanceOf(server.database, name)));
    const before = await house();
    const orderId = await paidOrder();
    const { id } = await ask(orderId, 25_000);
    expect(await balances(orderId)).toEqual({ wallet: 10_000, owed: 15_000 });
    expect(await documentsOf(orderId)).toEqual(['invoice', 'credit-note']);
    await run();
    expect((await rowOf(id))?.state).toBe('sent');
    await run('sandbox-webhooks');
    expect(await rowOf(id)).toMatchObject({ state: 'done', gatewayPaise: 15_000, walletPaise: 10_000 });
    expect(await balances(orderId)).toEqual({ wallet: 10_000, owed: 0 });
    await ask(orderId, 25_000);
    await run();
    await run('sandbox-webhooks');
    expect(await balances(orderId)).toEqual({ wallet: 20_000, owed: 0 });
    expect((await server.order(person, orderId)).state).toBe('refunded');
    expect(shop.done).toEqual(['paid 50000', 'refunded 25000', 'refunded 25000 whole']);
    // The money that was added to the wallet came through the gateway too.
    const after = await house();
    expect(after).toEqual([before[0], before[1], (before[2] ?? 0) - 20_000]);
  });

  it('is asked for once, however often and however much at the same time it is repeated', async () => {
    const orderId = await paidOrder(0);
    const key = randomUUID();
    const rows = await Promise.all(Array.from({ length: 8 }, () => ask(orderId, 20_000, key)));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    await Promise.all([run(), run()]);
    await run('sandbox-webhooks');
    expect(await server.database.$count(sandboxRefund, eq(sandboxRefund.paise, 20_000))).toBe(1);
    expect(await balances(orderId)).toEqual({ wallet: 0, owed: 0 });
    await expect(ask(orderId, 30_001)).rejects.toMatchObject({ statusCode: 409 });
  });

  it('is found again when the gateway’s answer was lost', async () => {
    const orderId = await paidOrder(0);
    const { id } = await ask(orderId, 12_300);
    trouble = async (refund) => {
      await refund();
      throw new GatewayError('The connection broke');
    };
    await run();
    expect((await rowOf(id))?.state).toBe('asked');
    server.clock.now += 61_000;
    await run();
    await run('sandbox-webhooks');
    expect((await rowOf(id))?.state).toBe('done');
    const [order] = await server.database
      .select({ paise: sandboxOrder.refundedPaise })
      .from(sandboxRefund)
      .innerJoin(sandboxOrder, eq(sandboxOrder.id, sandboxRefund.orderId))
      .where(eq(sandboxRefund.paise, 12_300));
    expect(order?.paise).toBe(12_300);
  });

  it('that the gateway refuses waits for staff, who ask again or pay it into the wallet', async () => {
    const refuse = async () => {
      throw new RefundRefused('The balance is too low.');
    };
    const inTransaction = (act: typeof retryRefund, id: string) =>
      server.database.transaction((transaction) => act(transaction, id, new Date(server.clock.now)));
    const [again, wallet] = [await paidOrder(0), await paidOrder(0, 40_000)];
    trouble = refuse;
    const first = await ask(again, 10_000);
    await run();
    expect(await rowOf(first.id)).toMatchObject({ state: 'failed', problem: 'The balance is too low.' });
    expect(await balances(again)).toEqual({ wallet: 0, owed: 10_000 });
    expect(await inTransaction(retryRefund, first.id)).toBe(true);
    await run();
    await run('sandbox-webhooks');
    expect(await rowOf(first.id)).toMatchObject({ state: 'done', round: 2 });
    trouble = refuse;
    const second = await ask(wallet, 40_000);
    await run();
    expect([await inTransaction(refundToWallet, second.id), await inTransaction(refundToWallet, second.id)]).toEqual([
      true,
      false,
    ]);
    expect(await balances(wallet)).toEqual({ wallet: 40_000, owed: 0 });
  });

  it('of an order that the wallet paid needs no gateway', async () => {
    const orderId = await paidOrder(50_000);
    expect((await ask(orderId, 50_000)).state).toBe('done');
    expect(await balances(orderId)).toEqual({ wallet: 50_000, owed: 0 });
  });

  it('and one made at the gateway do not count twice', async () => {
    const orderId = await paidOrder(0);
    const { id } = await ask(orderId, 10_000);
    await run();
    await run('sandbox-webhooks');
    const [at] = await server.database
      .select({ order: sandboxRefund.orderId })
      .from(sandboxRefund)
      .where(eq(sandboxRefund.key, `${id}-1`));
    await server.decide(`/api/sandbox-gateway/orders/${at?.order}`, 'refund', 'twice');
    expect(await server.order(person, orderId)).toMatchObject({ state: 'refunded', refundedPaise: 50_000 });
    expect(shop.done).toEqual(['paid 50000', 'refunded 10000', 'refunded 40000 whole']);
  });
});
