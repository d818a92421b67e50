import { depth } from '@aangan/shared-kit/testing/depth';
import { and, eq, inArray } from 'drizzle-orm';
import * as fc from 'fast-check';
import { sandboxPayout } from '../../../demo/sandbox-bank/sandbox-bank.tables.ts';
import { openRentServer, RENT, type RentServer } from '../../../testing/rent-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { clientMoneyProof } from './client-money-proof.ts';
import { dueOf } from './dues.queries.ts';
import { replaceShares } from './make-due.ts';
import { rentPayout } from './rent-payments.tables.ts';

/** Histories on the real database. */
const HISTORIES = depth(15, 300);

let server: RentServer;
beforeAll(async () => {
  server = await openRentServer();
});
afterAll(() => server.close());

const STEPS = ['pay', 'pay', 'cover', 'fail', 'refund-part', 'refund', 'later', 'cancel', 'send-again'] as const;

const history = fc.record({
  /** What the bank does. */
  ending: fc.constantFrom('2222', '9101', '9105', '9106', '9107', '9108'),
  people: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(fc.record({ step: fc.constantFrom(...STEPS), who: fc.nat(2) }), { minLength: 3, maxLength: 12 }),
});

describe('random histories of rent', () => {
  it(`leave client money whole and send nothing twice, in ${HISTORIES} histories`, async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ ending, people, steps }) => {
        server.clock.now = TEST_NOW;
        const payers = await Promise.all(Array.from({ length: people }, () => server.payer()));
        const [owner] = payers;
        if (!owner) return;
        const landlordId = await server.landlord(owner, `00001111${ending}`);
        const { id } = await server.newDue(owner, landlordId);
        const due = await dueOf(server.database, id);
        if (!due) return;
        const parts = payers.map(({ accountId }, index) => ({
          accountId,
          paise: index === 0 ? RENT - (people - 1) * 8_000_01 : 8_000_01,
        }));
        await server.database.transaction((transaction) => replaceShares(transaction, due, parts, new Date(TEST_NOW)));
        const pages = new Map<number, string>();
        // Who has no share any more reads nothing.
        const sharesAsSeenBy = async (payer: SignedIn) => (await server.due(payer, id)).shares ?? [];
        for (const { step, who: any } of steps) {
          const who = any % people;
          const payer = payers[who] ?? owner;
          if (step === 'pay' && !pages.has(who)) {
            const own = (await sharesAsSeenBy(payer)).find(({ isOwn, state }) => isOwn && state !== 'received');
            const pressed =
              own && (await server.call<{ orderId: string }>(payer, 'POST', `shares/${own.id}/pay`, { method: 'upi' }));
            const page = pressed?.status === 200 && own ? await server.gatewayPage(payer, own.id) : undefined;
            if (page) pages.set(who, page);
          }
          const page = pages.get(who);
          if (page && (step === 'pay' || step === 'fail' || step === 'refund' || step === 'refund-part'))
            await server.decide(page, step);
          if (step === 'cover') {
            const missing = (await sharesAsSeenBy(payer)).find(({ isOwn, state }) => !isOwn && state === 'unpaid');
            if (missing) await server.call(payer, 'POST', `shares/${missing.id}/cover`);
            // What was taken over has an order of its own.
            if (missing) pages.delete(who);
          }
          if (step === 'later') await server.later(1);
          if (step === 'cancel' || step === 'send-again') await server.call(owner, 'POST', `dues/${id}/${step}`);
        }
        await server.later(4);
        const { offByPaise, offDues } = await clientMoneyProof(server.database);
        expect({ offByPaise, offDues }).toEqual({ offByPaise: 0, offDues: [] });
        const ours = await server.database.select().from(rentPayout).where(eq(rentPayout.dueId, id));
        const keys = ours.map((payout) => payout.id);
        const sent = and(inArray(sandboxPayout.key, keys), eq(sandboxPayout.status, 'processed'));
        expect(await server.database.$count(sandboxPayout, sent)).toBeLessThanOrEqual(1);
      }),
      { numRuns: HISTORIES, seed: 20_261_124 },
    );
  }, 600_000);
});
