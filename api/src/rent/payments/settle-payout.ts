import { movedDue } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Transaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { postTransaction } from '../../money/ledger/public.ts';
import { arrived, broughtHome, returned } from './client-money.ts';
import { changePayout, changeShare, holdPayout, sharesOf } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import type { PayoutFacts } from './payout-bank.ts';
import { afterRefund } from './rent-payment.sale.ts';
import type { DueRow, PayoutRow } from './rent-payments.tables.ts';

const DESCRIPTION = 'Rent sent to the landlord';

/** The states that news of a state can follow. Repeated, late and reordered news change nothing. */
const AFTER: Readonly<Record<PayoutFacts['state'], readonly PayoutRow['state'][]>> = {
  sent: ['asked'],
  arrived: ['asked', 'sent'],
  // A bank may take back what it has reported as arrived.
  failed: ['asked', 'sent', 'arrived'],
};

/**
 * Stores what the bank says about a payout, with money and state of its due.
 * @returns the outcome: `asked → sent`, `already arrived`, `unknown payout`, `amount differs`
 */
export async function settlePayout(
  transaction: Transaction,
  events: Pick<Events, 'emit'>,
  facts: PayoutFacts,
  at: Date,
): Promise<string> {
  const found = await holdPayout(transaction, facts.key);
  if (!found) return 'unknown payout';
  const { payout, due } = found;
  if (facts.paise !== payout.paise) return 'amount differs';
  if (!AFTER[facts.state].includes(payout.state)) return `already ${payout.state}`;
  await changePayout(transaction, payout.id, {
    state: facts.state,
    bankPayout: facts.bankPayout || payout.bankPayout,
    bankReference: facts.bankReference ?? payout.bankReference,
    ...(facts.state === 'sent' ? { sentAt: at } : { settledAt: at, sentAt: payout.sentAt ?? at }),
    ...(facts.state === 'failed' && { returnReason: facts.returnReason ?? 'bank-down' }),
  });
  if (facts.state === 'sent') await moveDue(transaction, due, 'bank-took', at);
  if (facts.state === 'arrived') await arrive(transaction, events, { payout, due }, at);
  if (facts.state === 'failed') await comeBack(transaction, { payout, due }, facts.returnReason ?? 'bank-down', at);
  return `${payout.state} → ${facts.state}`;
}

interface Sent {
  readonly payout: PayoutRow;
  readonly due: DueRow;
}

async function arrive(
  transaction: Transaction,
  events: Pick<Events, 'emit'>,
  { payout, due }: Sent,
  at: Date,
): Promise<void> {
  const entries = arrived({ payoutId: payout.id, paise: payout.paise });
  await postTransaction(transaction, {
    key: `payout:${payout.id}:arrived`,
    kind: 'client-money',
    description: DESCRIPTION,
    at,
    entries,
  });
  await moveDue(transaction, due, 'arrive', at);
  const shares = await sharesOf(transaction, due.id);
  const paid = shares.flatMap(({ id: shareId, accountId, paidAt }) =>
    paidAt === null ? [] : [{ shareId, accountId, receivedAt: paidAt.getTime() }],
  );
  // Who has taken over another share is one payer, who was done with the last one.
  const last = new Map(
    paid.toSorted((one, other) => one.receivedAt - other.receivedAt).map((share) => [share.accountId, share]),
  );
  await events.emit(transaction, 'rent.arrived', { dueId: due.id, dueOn: due.dueOn, shares: [...last.values()] });
}

/** The money is with us again. What its payer has got back meanwhile is ours; the rest then goes back too. */
async function comeBack(
  transaction: Transaction,
  { payout, due }: Sent,
  reason: NonNullable<DueRow['returnReason']>,
  at: Date,
): Promise<void> {
  const { id, paise, state } = payout;
  const entries = returned({ dueId: due.id, payoutId: id, paise }, state === 'arrived');
  await postTransaction(transaction, {
    key: `payout:${id}:returned`,
    kind: 'client-money',
    description: DESCRIPTION,
    at,
    entries,
  });
  if (movedDue(due.state, 'return') === undefined)
    throw new Error(`Due ${due.id} is ${due.state} while its payout fails`);
  const back = await moveDue(transaction, due, 'return', at, { returnReason: reason });
  const owed = (await sharesOf(transaction, due.id)).filter(({ borneByUsPaise }) => borneByUsPaise > 0);
  for (const share of owed) {
    await postTransaction(transaction, {
      key: `payout:${id}:brought-home:${share.id}`,
      kind: 'client-money',
      description: 'Money of a payment that was taken back',
      at,
      entries: broughtHome(due.id, share.accountId, share.borneByUsPaise),
    });
    await changeShare(transaction, share.id, { borneByUsPaise: 0 });
  }
  if (owed.length > 0) await afterRefund(transaction, back, at);
}
