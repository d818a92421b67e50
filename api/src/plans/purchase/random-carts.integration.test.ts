import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { depth } from '@aangan/shared-kit/testing/depth';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { sandboxOrder } from '../../../demo/sandbox-gateway/sandbox-gateway.tables.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { planBuyer } from '../../../testing/plan-buyer.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { documentsOf } from '../../money/invoices/public.ts';
import { ledgerEntry, ledgerTransaction } from '../../money/ledger/public.ts';
import { grantClaim } from '../../money/wallet/public.ts';

const carts = fc.record({
  /** The plan that the person has before; undefined for none. */
  before: fc.constantFrom(undefined, 'tenant-freedom-lite', 'tenant-freedom'),
  daysLater: fc.integer({ min: 0, max: 10 }),
  plan: fc.constantFrom('tenant-freedom', 'tenant-relax', 'tenant-assure', 'tenant-relocation'),
  vasIds: fc.subarray(['vip', 'rental-agreement']),
  /** Paise of a claim, and what it covers. */
  claim: fc.option(
    fc.record({
      paise: fc.integer({ min: 1, max: 700_000 }),
      covers: fc.subarray(['TENANT_FREEDOM', 'TENANT_RELAX', 'TENANT_RELOCATION', 'VIP', 'RENTAL_AGREEMENT'], {
        minLength: 1,
      }),
    }),
  ),
  coupon: fc.constantFrom(undefined, 'WELCOME100', 'RELAX500'),
  walletPaise: fc.constantFrom(0, 1_00, 12_345, 80_000, 900_000),
});

let server: MoneyServer;
beforeAll(async () => {
  server = await openMoneyServer();
});
afterAll(() => server.close());

const sum = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

describe('a cart of plan, add-ons, claim, coupon, wallet and upgrade', () => {
  it('has one total on quotation, order, gateway, invoice and ledger, and its lines add up to it', async () => {
    await fc.assert(
      fc.asyncProperty(carts, async ({ before, daysLater, plan, vasIds, claim, coupon, walletPaise }) => {
        server.clock.now = TEST_NOW;
        const person = await signedIn(server.database, {}, TEST_NOW);
        const buyer = planBuyer(server, person);
        if (before) await buyer.buy(before);
        server.clock.now += daysLater * DAY_MS;
        if (walletPaise > 0)
          for (let left = walletPaise; left > 0; left -= 900_000) await server.addMoney(person, left);
        if (claim) {
          await grantClaim(server.database, {
            key: randomUUID(),
            accountId: person.accountId,
            title: 'Thanks',
            paise: claim.paise,
            targetServices: claim.covers,
            at: new Date(server.clock.now),
            expiresAt: new Date(server.clock.now + DAY_MS),
          });
        }
        if (coupon) await server.send(person, 'POST', '/api/v1/plan_payment/coupon', { code: coupon });

        // The plan may hold the agreement already.
        const { addOns } = (await server.get(`/api/v1/plan_payment/plan/${plan}`)).json<{ addOns: { id: string }[] }>();
        const fitting = vasIds.filter((id) => addOns.some((addOn) => addOn.id === id));
        const choice = { ...(fitting.length > 0 && { vasIds: fitting.join(',') }) };
        const quote = await buyer.quote(plan, choice);
        expect(sum(quote.lines, ({ netPaise }) => netPaise)).toBe(quote.totalPaise);
        const { gst } = quote;
        expect(gst.taxablePaise + gst.cgstPaise + gst.sgstPaise + gst.igstPaise).toBe(quote.totalPaise);

        const fields = { ...choice, ...(quote.claimId && { claim_id: quote.claimId }) };
        const made = quote.isUpgrade ? await buyer.upgrade(plan, fields) : await buyer.initiate(plan, fields);
        expect(made.totalPaise).toBe(quote.totalPaise);
        const paid = await server.pay(person, made.orderId, { ...(quote.claimId && { claimId: quote.claimId }) });
        const { paymentId, payUrl } = paid.json<{ paymentId: string | null; payUrl: string | null }>();
        if (payUrl) await server.decide(await server.checkout(person, payUrl), 'pay');

        const order = await server.order(person, made.orderId);
        expect(order).toMatchObject({
          state: 'paid',
          totalPaise: quote.totalPaise,
          walletPaise: quote.walletPaise,
          gatewayPaise: quote.gatewayPaise,
          gst,
        });
        const atGateway = await server.database
          .select({ paise: sandboxOrder.paise })
          .from(sandboxOrder)
          .where(eq(sandboxOrder.reference, paymentId ?? ''));
        expect(sum(atGateway, ({ paise }) => paise)).toBe(quote.gatewayPaise);
        const [invoice] = await documentsOf(server.database, made.orderId);
        expect(invoice?.facts.totalPaise ?? 0).toBe(quote.totalPaise);
        expect(sum(invoice?.facts.lines ?? [], ({ netPaise }) => netPaise)).toBe(quote.totalPaise);
        const [booked] = await server.database
          .select({
            paise: sql<string>`coalesce(sum(${ledgerEntry.paise}) filter (where ${ledgerEntry.paise} > 0), 0)`,
          })
          .from(ledgerEntry)
          .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
          .where(eq(ledgerTransaction.key, `order:${made.orderId}:paid`));
        expect(Number(booked?.paise)).toBe(quote.totalPaise);
        expect((await buyer.bought(made.orderId)).totalPaise).toBe(quote.totalPaise);
      }),
      { numRuns: depth(8, 300) },
    );
  });
});
