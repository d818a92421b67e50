import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { isClientAccount, type LedgerEntry } from '../../money/ledger/public.ts';
import * as money from './client-money.ts';

const HISTORIES = depth(5_000, 50_000);

/** One history: shares are paid by gateway and wallet, sent, returned, taken back, refunded, in any order. */
interface Share {
  readonly paise: number;
  readonly gatewayPaise: number;
  readonly feePaise: number;
  paid: boolean;
  /** Of the order, with the fee. */
  refunded: number;
  borne: number;
}

type Step = {
  readonly kind: 'collect' | 'refund' | 'send' | 'arrive' | 'fail' | 'settle';
  readonly at: number;
  readonly part: number;
};

const step = fc.record({
  kind: fc.constantFrom(
    'collect' as const,
    'collect' as const,
    'refund' as const,
    'send' as const,
    'arrive' as const,
    'fail' as const,
    'settle' as const,
  ),
  at: fc.nat(5),
  part: fc.double({ min: 0.01, max: 1, noNaN: true }),
});

const share = fc.tuple(
  fc.integer({ min: 100_00, max: 5_00_000_00 }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.nat(5_000_00),
);

/** Balances after a history, and what was left of the shares. */
function play(parts: readonly (readonly [number, number, number])[], steps: readonly Step[]) {
  const balances = new Map<string, number>();
  const shares: Share[] = parts.map(([paise, gateway, feePaise]) => ({
    ...{ paise, gatewayPaise: Math.round(paise * gateway), feePaise },
    ...{ paid: false, refunded: 0, borne: 0 },
  }));
  const total = shares.reduce((sum, { paise }) => sum + paise, 0);
  let payout: { id: string; state: 'sent' | 'arrived' } | undefined;
  let attempts = 0;
  let held = 0;
  let atGateway = 0;
  const post = (entries: readonly LedgerEntry[]) => {
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    const client = entries.filter(({ ledgerAccount }) => isClientAccount(ledgerAccount));
    // Each movement alone leaves the client accounts at zero: none is ever mixed with ours.
    expect(client.reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
    for (const { ledgerAccount, paise } of entries)
      balances.set(ledgerAccount, (balances.get(ledgerAccount) ?? 0) + paise);
  };
  const partOf = (each: Share): money.ClientPart => ({
    dueId: 'due_1',
    gateway: 'sandbox',
    paise: each.paise,
    gatewayPaise: each.gatewayPaise,
  });

  for (const { kind, at, part } of steps) {
    const each = shares[at % shares.length];
    if (!each) continue;
    if (kind === 'collect' && !each.paid && payout === undefined) {
      each.paid = true;
      held += each.paise;
      atGateway += each.gatewayPaise;
      post(money.collected(partOf(each)));
    } else if (kind === 'refund' && each.paid && each.refunded < each.paise + each.feePaise) {
      const whole = each.paise + each.feePaise;
      const to = Math.min(whole, each.refunded + Math.max(1, Math.round(whole * part)));
      const range = { from: each.refunded, to, of: whole };
      const back = {
        ...partOf(each),
        paise: money.partOf(each.paise, range),
        gatewayPaise: money.partOf(each.gatewayPaise, range),
      };
      each.refunded = to;
      if (payout === undefined) {
        held -= back.paise;
        atGateway -= back.gatewayPaise;
        post(money.givenBack(back));
      } else {
        each.borne += back.paise;
        post(money.borneByUs(`acc_${at}`, back.paise));
      }
    } else if (kind === 'send' && payout === undefined && held === total && total > 0) {
      attempts += 1;
      payout = { id: `pto_${attempts}`, state: 'sent' };
      held = 0;
      post(money.sending({ dueId: 'due_1', payoutId: payout.id, paise: total }));
    } else if (kind === 'arrive' && payout?.state === 'sent') {
      payout.state = 'arrived';
      post(money.arrived({ payoutId: payout.id, paise: total }));
    } else if (kind === 'fail' && payout !== undefined) {
      post(money.returned({ dueId: 'due_1', payoutId: payout.id, paise: total }, payout.state === 'arrived'));
      payout = undefined;
      held = total;
      for (const borne of shares) {
        if (borne.borne === 0) continue;
        post(money.broughtHome('due_1', 'acc_1', borne.borne));
        held -= borne.borne;
        borne.borne = 0;
      }
    } else if (kind === 'settle' && atGateway > 0) {
      const paise = Math.max(1, Math.round(atGateway * part));
      atGateway -= paise;
      post(money.settled('sandbox', paise));
    }
  }
  return { balances, held, payout, total };
}

describe('money of others', () => {
  it(`adds up to zero in ${HISTORIES} random histories of shares, refunds, chargebacks, payouts and returns`, () => {
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 5 }),
        fc.array(step, { maxLength: 40 }),
        (parts, steps) => {
          const { balances, held, payout, total } = play(parts, steps);
          const sum = (pots: readonly string[]) =>
            [...balances].reduce(
              (all, [name, paise]) => all + (pots.includes(name.split(':')[0] ?? '') ? paise : 0),
              0,
            );
          expect(sum(['held', 'in-transit', 'escrow'])).toBe(0);
          // Nobody is owed less than nothing, and all of it is held, on its way, or has arrived.
          expect(balances.get('held:due_1') ?? 0).toBe(held);
          expect(held).toBeGreaterThanOrEqual(0);
          expect(sum(['in-transit'])).toBe(payout?.state === 'sent' ? total : 0);
        },
      ),
      { numRuns: HISTORIES, seed: 20_261_124 },
    );
  });

  it('leaves the shares of several refunds whole', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(1_000_000), { maxLength: 8 }), (whole, cuts) => {
        const marks = [0, ...cuts.sort((one, other) => one - other), 1_000_000];
        const parts = marks
          .slice(1)
          .map((to, index) => money.partOf(whole, { from: marks[index] ?? 0, to, of: 1_000_000 }));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      }),
    );
  });
});
