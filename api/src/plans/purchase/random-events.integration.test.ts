import { depth } from '@aangan/shared-kit/testing/depth';
import { and, eq, like, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sandboxOrder } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type PlanBuyer, planBuyer } from '../../../testing/plan-buyer.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { boughtPlan } from '../../money/entitlements/public.ts';
import { ledgerEntry, ledgerTransaction } from '../../money/ledger/public.ts';
import { salesOrder } from '../../money/orders/public.ts';
import { payment } from '../../money/payments/public.ts';
import { spendableBalance } from '../../money/wallet/public.ts';

/** What happens to a buyer, in any order. */
const EVENTS = {
  press: fc.record({ kind: fc.constant('press' as const), tabs: fc.constantFrom(1, 1, 2, 5) }),
  /** Goes to the gateway, again after a lost answer, by the same or another way. */
  pay: fc.record({ kind: fc.constant('pay' as const), method: fc.constantFrom('upi', 'card'), wallet: fc.boolean() }),
  oneClick: fc.record({ kind: fc.constant('oneClick' as const), presses: fc.constantFrom(1, 2, 3) }),
  /** Presses a button on the gateway's page of one of the payments. */
  decide: fc.record({
    kind: fc.constant('decide' as const),
    page: fc.nat(5),
    decision: fc.constantFrom('pay', 'pay', 'fail'),
    trouble: fc.constantFrom('none', 'twice', 'late', 'reordered', 'lost'),
  }),
  /** Comes back to the checkout page. */
  comeBack: fc.record({ kind: fc.constant('comeBack' as const) }),
  wait: fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 25, 45) }),
} as const;

type Event = {
  [Kind in keyof typeof EVENTS]: (typeof EVENTS)[Kind] extends fc.Arbitrary<infer One> ? One : never;
}[keyof typeof EVENTS];

const events = fc.array(fc.oneof(...Object.values(EVENTS)) as fc.Arbitrary<Event>, { minLength: 3, maxLength: 12 });

/** Money in the wallet before: none, a part, or enough. */
const wallets = fc.constantFrom(0, 30_000, 100_000);

const PRICE = 79_900;

/** Two thousand stories take about fifteen minutes. */
const TIMEOUT_MS = depth(180_000, 3_600_000);

let server: MoneyServer;
beforeAll(async () => {
  server = await openMoneyServer();
});
afterAll(() => server.close());

interface Story {
  readonly person: SignedIn;
  readonly buyer: PlanBuyer;
  readonly pages: Set<string>;
}

const jobs = async () => {
  for (const job of ['payments-reconcile', 'orders-expire']) await server.jobs.send(job, {});
  await server.jobs.drain();
};

const HAPPENS: {
  readonly [Kind in Event['kind']]: (story: Story, event: Extract<Event, { kind: Kind }>) => Promise<void>;
} = {
  async press({ buyer }, { tabs }) {
    await Promise.all(Array.from({ length: tabs }, () => buyer.initiate('tenant-freedom')));
  },
  async pay({ person, buyer, pages }, { method, wallet }) {
    const { orderId } = await buyer.initiate('tenant-freedom');
    const answer = await server.pay(person, orderId, { method, wallet: wallet ? 'on' : 'off' } as never);
    const { payUrl } = answer.json<{ payUrl?: string | null }>();
    if (payUrl) pages.add(await server.checkout(person, payUrl));
  },
  async oneClick({ buyer }, { presses }) {
    const { oneClick } = await buyer.initiate('tenant-freedom', { oneClick: 'true' });
    if (oneClick) await Promise.all(Array.from({ length: presses }, () => buyer.process(oneClick.nbpayId)));
  },
  async decide({ pages }, { page, decision, trouble }) {
    const found = [...pages][page % Math.max(1, pages.size)];
    if (found?.startsWith('/api/sandbox-gateway')) await server.decide(found, decision as 'pay', trouble as 'none');
  },
  async comeBack({ person, buyer }) {
    const { orderId } = await buyer.initiate('tenant-freedom');
    await server.order(person, orderId);
    await buyer.bought(orderId);
  },
  async wait(_, { seconds }) {
    server.clock.now += seconds * 1000;
    await jobs();
  },
};

async function happen<Kind extends Event['kind']>(story: Story, event: Extract<Event, { kind: Kind }>): Promise<void> {
  await HAPPENS[event.kind as Kind](story, event);
}

/** The buyer pays in the end, and everything that is late arrives. */
async function end({ person, buyer, pages }: Story): Promise<void> {
  server.clock.now += 21_000;
  await jobs();
  const { orderId } = await buyer.initiate('tenant-freedom');
  const { payUrl } = (await server.pay(person, orderId)).json<{ payUrl?: string | null }>();
  if (payUrl) {
    const page = await server.checkout(person, payUrl);
    pages.add(page);
    await server.decide(page, 'pay');
  }
  server.clock.now += 90_000;
  await jobs();
}

async function sumOf(name: string, accountId: string): Promise<number> {
  const [row] = await server.database
    .select({ paise: sql<string>`coalesce(sum(${ledgerEntry.paise}), 0)` })
    .from(ledgerEntry)
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .where(
      and(
        like(ledgerEntry.ledgerAccount, name),
        sql`${ledgerTransaction.key} in (select 'order:' || id || ':paid' from sales_order where account_id = ${accountId})`,
      ),
    );
  return Number(row?.paise);
}

describe('presses, payments and webhooks in any order', () => {
  it(
    'make one order, one charge and one plan, and the ledger accounts for every paisa',
    async () => {
      await fc.assert(
        fc.asyncProperty(wallets, events, async (walletPaise, happened) => {
          server.clock.now = TEST_NOW;
          const person = await signedIn(server.database);
          const story: Story = { person, buyer: planBuyer(server, person), pages: new Set() };
          if (walletPaise > 0) await server.addMoney(person, walletPaise);
          for (const event of happened) await happen(story, event);
          await end(story);

          const own = {
            plans: eq(boughtPlan.accountId, person.accountId),
            orders: eq(salesOrder.accountId, person.accountId),
          };
          const plans = await server.database.select().from(boughtPlan).where(own.plans);
          const orders = await server.database
            .select()
            .from(salesOrder)
            .where(and(own.orders, eq(salesOrder.purpose, 'plan')));
          expect(orders.map(({ state }) => state)).toEqual(['paid']);
          expect(plans.map(({ orderId, terms }) => [orderId, terms.paidPaise])).toEqual([[orders[0]?.id, PRICE]]);
          const sales = (await sumOf('sales:plan', person.accountId)) + (await sumOf('tax:gst', person.accountId));
          expect(sales).toBe(PRICE);
          const charged = await server.database
            .select({ paise: sql<string>`coalesce(sum(${sandboxOrder.paise}), 0)` })
            .from(sandboxOrder)
            .innerJoin(payment, eq(payment.id, sandboxOrder.reference))
            .where(
              and(eq(payment.accountId, person.accountId), eq(payment.purpose, 'plan'), eq(sandboxOrder.state, 'paid')),
            );
          const left = await spendableBalance(server.database, person.accountId, new Date(server.clock.now));
          expect(left).toBe(walletPaise + Number(charged[0]?.paise) - PRICE);
        }),
        { numRuns: depth(15, 2_000) },
      );
    },
    TIMEOUT_MS,
  );
});
