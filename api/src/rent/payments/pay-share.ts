import type { PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { feePaise, type RentMethod } from '@aangan/shared-kit/domain/rent/fee';
import { missingPanProblem } from '@aangan/shared-kit/domain/rent/landlord-pan';
import { mayTakeCards } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { dueLink } from '@aangan/shared-kit/links/rent-pay';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError, notFound } from '../../foundation/server/public.ts';
import { type NewLine, type Orders, orderOf } from '../../money/orders/public.ts';
import { type LandlordRow, landlordOf } from '../landlords/public.ts';
import { changeShare, holdDue, shareOf } from './dues.queries.ts';
import { RENT_PAYMENT } from './rent-payment.sale.ts';
import type { DueRow, ShareRow } from './rent-payments.tables.ts';
import { RENT_WORDS } from './rent-payments.words.ts';

/** The ways of the checkout page that belong to each of ours. */
const WAYS: Readonly<Record<RentMethod, readonly PaymentMethod[]>> = {
  upi: ['upi', 'upi-collect'],
  netbanking: ['netbanking'],
  card: ['card'],
};

interface Paying {
  readonly accountId: string;
  readonly shareId: string;
  readonly method: RentMethod;
}

/**
 * Makes the order of one's own share. The same choice again is the same order, while it can be paid.
 * @throws CallError 404, 409 for what is paid or cannot be paid, 400 for a card that the landlord may not take
 */
export async function payShare(
  transaction: Transaction,
  orders: Orders,
  { accountId, shareId, method }: Paying,
  at: Date,
): Promise<{ orderId: string; checkoutUrl: string }> {
  const known = await shareOf(transaction, shareId);
  if (known?.accountId !== accountId) throw notFound(RENT_WORDS.noDue);
  const due = await holdDue(transaction, known.dueId);
  const share = await shareOf(transaction, shareId);
  const landlord = due && (await landlordOf(transaction, due.landlordId));
  if (!due || !share || !landlord) throw notFound(RENT_WORDS.noDue);
  if (share.state === 'received') throw new CallError(409, RENT_WORDS.paidAlready);
  if (due.state !== 'collecting') throw new CallError(409, RENT_WORDS.notOpen);
  mayPayTo(landlord, due, method);
  const before = await sameOrder(transaction, share, method, at);
  if (before) return before;
  const fee = feePaise(method, share.paise, indiaDay(at.getTime()));
  const title = RENT_WORDS.title(due.kind, due.month);
  const lines: NewLine[] = [
    { description: title, paise: share.paise, tax: 'untaxed' },
    ...(fee > 0 ? [{ description: RENT_WORDS.fee, paise: fee }] : []),
  ];
  const made = await orders.create(transaction, {
    ...{ accountId, purpose: RENT_PAYMENT, ref: share.id, title, lines, at },
    methods: WAYS[method],
    returnUrl: dueLink(due.id),
  });
  await changeShare(transaction, share.id, { method, feePaise: fee, orderId: made.orderId, state: 'paying' });
  return made;
}

/** @throws CallError for a landlord to whom this sum cannot go, or not by this way */
function mayPayTo(landlord: LandlordRow, { kind, paise }: DueRow, method: RentMethod): void {
  if (landlord.removedAt !== null) throw new CallError(409, RENT_WORDS.noLandlord);
  if (landlord.consent === 'refused') throw new CallError(409, RENT_WORDS.refusedByLandlord);
  if (landlord.checkState === 'invalid') throw new CallError(409, RENT_WORDS.badAccount);
  if (landlord.checkState !== 'valid') throw new CallError(409, RENT_WORDS.uncheckedAccount);
  if (method === 'card' && !mayTakeCards(landlord.kyc)) throw badInput('body.method', RENT_WORDS.cards);
  const pan = { hasPan: landlord.panSealed !== null, hasNoPan: landlord.hasNoPan };
  const problem = kind === 'rent' ? missingPanProblem(paise, pan) : undefined;
  if (problem !== undefined) throw new CallError(409, problem);
}

async function sameOrder(
  transaction: Transaction,
  { orderId, accountId, method }: ShareRow,
  wanted: RentMethod,
  at: Date,
): Promise<{ orderId: string; checkoutUrl: string } | undefined> {
  if (orderId === null || method !== wanted) return undefined;
  const order = await orderOf(transaction, accountId, orderId);
  if (order?.state === 'waiting') return { orderId, checkoutUrl: checkoutLink(orderId) };
  return order?.state === 'open' && order.expiresAt > at ? { orderId, checkoutUrl: checkoutLink(orderId) } : undefined;
}
