import { dueParts, type SplitMember } from '@aangan/shared-kit/domain/rent/split';
import { depth } from '@aangan/shared-kit/testing/depth';
import fc from 'fast-check';
import { isClientAccount, type LedgerEntry } from '../../money/ledger/public.ts';
import * as money from './client-money.ts';
import { covering, type MovableShare, sharesHere } from './share-moves.ts';

const HISTORIES = depth(5_000, 50_000);

/** A share with what happened to its money. */
interface Share extends MovableShare {
  readonly gatewayPaise: number;
  readonly feePaise: number;
  /** Of the order, with the fee. */
  readonly refunded: number;
  readonly borne: number;
}

const KINDS = [
  ...(['divide', 'cover', 'collect', 'collect', 'collect', 'part'] as const),
  ...(['refund', 'send', 'arrive', 'fail', 'settle'] as const),
] as const;

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(5),
  part: fc.double({ min: 0.01, max: 1, noNaN: true }),
});

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Up to four flatmates of an organiser, with equal or agreed parts; some have not joined. */
const flatmates = fc.array(fc.record({ hasJoined: fc.boolean(), paise: fc.option(fc.nat(2_00_000_00)) }), {
  maxLength: 4,
});

type Flatmate = typeof flatmates extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

/** Who shares the rent, once so many of those who were invited have joined meanwhile. */
function membersOf(people: readonly Flatmate[], joined: number): SplitMember[] {
  const others = people.map(({ hasJoined, paise }, index) => ({
    accountId: hasJoined || index < joined ? `flatmate-${index}` : null,
    paise,
  }));
  return [{ accountId: 'organiser', paise: 1_000_00 }, ...others];
}

interface History {
  readonly paise: number;
  readonly people: readonly Flatmate[];
  readonly steps: readonly Step[];
}

/**
 * Balances after a history, and what was left of the shares: a sum is divided among flatmates; shares are divided again,
 * taken over, paid by gateway and wallet, sent whole or in part, returned, taken back and refunded, in any order.
 */
function play({ paise: sum, people, steps }: History) {
  const balances = new Map<string, number>();
  let total = sum;
  let shares = divided(total, membersOf(people, 0));
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
  const change = (share: Share, facts: Partial<Share>) => {
    shares = shares.map((each) => (each.id === share.id ? { ...each, ...facts } : each));
  };

  for (const { kind, at, part } of steps) {
    const each = shares[at % shares.length];
    if (!each) continue;
    const isCollecting = payout === undefined && attempts === 0 && shares.every(({ refunded }) => refunded === 0);
    if (kind === 'divide' && isCollecting && shares.every(({ state }) => state === 'unpaid')) {
      shares = divided(total, membersOf(people, at));
    } else if (kind === 'cover' && isCollecting) {
      const by = shares[Math.floor(part * shares.length)]?.accountId ?? 'organiser';
      const found = covering(shares, each.id, by);
      if (found.way === 'take') change(each, { accountId: by });
      if (found.way === 'merge') {
        change(found.into, { paise: found.into.paise + each.paise });
        shares = shares.filter(({ id }) => id !== each.id);
      }
    } else if (kind === 'part' && isCollecting) {
      shares = [...(sharesHere(shares) ?? shares)];
      total = shares.reduce((all, { paise }) => all + paise, 0);
    } else if (kind === 'collect' && each.state === 'unpaid' && payout === undefined) {
      const paid = { ...each, state: 'received' as const, gatewayPaise: Math.round(each.paise * part) };
      change(each, paid);
      held += paid.paise;
      atGateway += paid.gatewayPaise;
      post(money.collected(partOf(paid)));
    } else if (kind === 'refund' && each.state !== 'unpaid' && each.refunded < each.paise + each.feePaise) {
      const whole = each.paise + each.feePaise;
      const to = Math.min(whole, each.refunded + Math.max(1, Math.round(whole * part)));
      const range = { from: each.refunded, to, of: whole };
      const back = {
        ...partOf(each),
        paise: money.partOf(each.paise, range),
        gatewayPaise: money.partOf(each.gatewayPaise, range),
      };
      change(each, { refunded: to, ...(payout && { borne: each.borne + back.paise }) });
      if (payout === undefined) {
        held -= back.paise;
        atGateway -= back.gatewayPaise;
        post(money.givenBack(back));
      } else {
        post(money.borneByUs(each.accountId, back.paise));
      }
    } else if (kind === 'send' && payout === undefined && held === total) {
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
      for (const owed of shares.filter(({ borne }) => borne > 0)) {
        post(money.broughtHome('due_1', owed.accountId, owed.borne));
        held -= owed.borne;
        change(owed, { borne: 0 });
      }
    } else if (kind === 'settle' && atGateway > 0) {
      const paise = Math.max(1, Math.round(atGateway * part));
      atGateway -= paise;
      post(money.settled('sandbox', paise));
    }
    // However shares change hands, they are the sum that the landlord gets.
    expect(shares.reduce((all, { paise }) => all + paise, 0)).toBe(total);
  }
  return { balances, held, payout, total };
}

function divided(paise: number, members: readonly SplitMember[]): Share[] {
  return dueParts(paise, 'organiser', members).map((share) => ({
    ...{ ...share, id: `shr_${share.accountId}`, state: 'unpaid' as const },
    ...{ gatewayPaise: 0, feePaise: share.paise % 5_000_00, refunded: 0, borne: 0 },
  }));
}

describe('money of others', () => {
  it(`adds up to zero in ${HISTORIES} random histories of split, refund, chargeback, payout and return`, () => {
    fc.assert(
      fc.property(
        fc.record({
          paise: fc.integer({ min: 100_00, max: 5_00_000_00 }),
          people: flatmates,
          steps: fc.array(step, { maxLength: 40 }),
        }),
        (history) => {
          const { balances, held, payout, total } = play(history);
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
