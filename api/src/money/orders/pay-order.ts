import type { OrderState, PaymentMethod } from '@aangan/shared-kit/contracts/payment-states';
import { splitPayment } from '@aangan/shared-kit/domain/order-price';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, CallError, callError } from '../../foundation/server/public.ts';
import { LedgerError } from '../ledger/public.ts';
import { createPayment, paymentOf, paymentPagePath } from '../payments/public.ts';
import { type ClaimRow, consumeClaim, spendableBalance } from '../wallet/public.ts';
import { isStillOpen, type OrderDeps, saleOf } from './order-deps.ts';
import {
  type AttemptRow,
  attemptById,
  attemptsOf,
  holdOrder,
  linesOf,
  moveOrder,
  type OrderRow,
  saveAttempt,
} from './orders.queries.ts';
import { claimCodes, pricedOrder } from './priced-order.ts';
import { releaseAttempt, reserveWallet } from './reserve-attempt.ts';
import { settleOrder } from './settle-order.ts';

/** What a buyer chose on the checkout page. */
interface PayChoice {
  readonly method: PaymentMethod;
  readonly vpa: string | null;
  readonly useWallet: boolean;
  readonly claimId: string | null;
  /** What the buyer saw that the gateway collects. */
  readonly gatewayPaise: number;
}

interface PayAnswer {
  readonly state: OrderState;
  readonly paymentId: string | null;
  /** Redirects to the gateway's page. */
  readonly payUrl: string | null;
}

const TIME_IS_OVER = 'The time for this order is over. Nothing was charged. Please start again.';
const NOT_SOLD_ANY_MORE = 'You bought something else instead of this. Nothing was charged.';
const PRICE_CHANGED = 'The amount has changed, so nothing was charged. Please check it again.';
const PAYMENTS_CLOSED = 'Payments are not available right now. Please try again later.';
const TOO_MANY_ATTEMPTS = 'You tried to pay this order too many times. Please start again.';

/** Attempts at one order. */
const MOST_ATTEMPTS = 20;

/**
 * Begins to pay an order: uses the claim, reserves the wallet's part, and creates a payment for the rest. An order whose
 * same payment is under way goes on with it, so that two tabs pay once. Another choice gives the former attempt up.
 * @throws CallError 404, 409 for another amount than the buyer saw, 410 when the time is over, 429
 */
export async function payOrder(
  transaction: Transaction,
  deps: OrderDeps,
  { accountId, orderId, choice }: { accountId: string; orderId: string; choice: PayChoice },
  at: Date,
): Promise<PayAnswer> {
  const order = await holdOrder(transaction, orderId);
  if (order?.accountId !== accountId) throw callError('no-order');
  if (order.state === 'paid' || order.state === 'refunded')
    return { state: order.state, paymentId: null, payUrl: null };
  if (!(await isStillOpen(transaction, deps, order))) throw new CallError(410, NOT_SOLD_ANY_MORE);
  const current = order.attemptId === null ? undefined : await attemptById(transaction, order.attemptId);
  const before = order.state === 'waiting' ? current : undefined;
  const goesOn = before && (await sameAttempt(transaction, order, before, choice, at));
  if (goesOn) return goesOn;
  if (order.state === 'expired' || order.expiresAt <= at) throw new CallError(410, TIME_IS_OVER);
  if ((await attemptsOf(transaction, orderId)).length >= MOST_ATTEMPTS) throw new CallError(429, TOO_MANY_ATTEMPTS);
  if (before) await releaseAttempt(transaction, order, before, at);
  return begin(transaction, deps, order, choice, at);
}

/** The payment that is under way, if it is what the buyer asks for. */
async function sameAttempt(
  transaction: Transaction,
  order: OrderRow,
  attempt: AttemptRow,
  choice: PayChoice,
  at: Date,
): Promise<PayAnswer | undefined> {
  if (attempt.paymentId === null) return undefined;
  const payment = await paymentOf(transaction, order.accountId, attempt.paymentId);
  const isSame =
    payment !== undefined &&
    payment.expiresAt > at &&
    payment.method === choice.method &&
    // Another UPI address is another request.
    choice.vpa === null &&
    attempt.claimId === choice.claimId &&
    attempt.gatewayPaise === choice.gatewayPaise;
  return isSame ? answerOf(payment.id) : undefined;
}

async function begin(
  transaction: Transaction,
  deps: OrderDeps,
  order: OrderRow,
  choice: PayChoice,
  at: Date,
): Promise<PayAnswer> {
  const { accountId, id: orderId } = order;
  const lines = await linesOf(transaction, orderId);
  const claim = await usedClaim(transaction, { accountId, claimId: choice.claimId, planCodes: claimCodes(lines), at });
  const { totalPaise, discountPaise } = pricedOrder(lines, claim, order.placeOfSupply !== deps.seller.state);
  const mayUseWallet = choice.useWallet && saleOf(deps, order.purpose).acceptsWallet;
  const held = mayUseWallet ? await spendableBalance(transaction, accountId, at) : 0;
  const split = splitPayment(totalPaise, held);
  if (split.gatewayPaise !== choice.gatewayPaise) throw new CallError(409, PRICE_CHANGED);
  const paymentId = split.gatewayPaise > 0 ? await newPayment(transaction, deps, order, choice, at) : null;
  const attempt = await reserve(
    transaction,
    order,
    { orderId, paymentId, claimId: claim?.id ?? null, discountPaise, ...split },
    at,
  );
  if (paymentId === null) {
    await settleOrder(transaction, deps, { order, attempt, payment: undefined }, at);
    return { state: 'paid', paymentId, payUrl: null };
  }
  await moveOrder(transaction, orderId, { state: 'waiting', attemptId: attempt.id });
  return answerOf(paymentId);
}

async function usedClaim(
  transaction: Transaction,
  { claimId, ...facts }: { accountId: string; claimId: string | null; planCodes: readonly string[]; at: Date },
): Promise<ClaimRow | undefined> {
  return claimId === null ? undefined : consumeClaim(transaction, { ...facts, claimId });
}

async function newPayment(
  transaction: Transaction,
  { gateway }: OrderDeps,
  { id: orderId, accountId, purpose, title: description, methods }: OrderRow,
  { method, vpa, gatewayPaise: paise }: PayChoice,
  at: Date,
): Promise<string> {
  if (gateway === undefined) throw new CallError(503, PAYMENTS_CLOSED);
  const isAllowed = gateway.methods.includes(method) && (methods?.includes(method) ?? true);
  if (!isAllowed) throw badInput('body.method', 'Choose another way to pay.');
  const facts = { accountId, purpose, orderId, description, paise, method, vpa, at };
  return createPayment(transaction, { ...facts, gateway: gateway.name });
}

async function reserve(
  transaction: Transaction,
  order: OrderRow,
  facts: Pick<AttemptRow, 'orderId' | 'paymentId' | 'claimId' | 'discountPaise' | 'walletPaise' | 'gatewayPaise'>,
  at: Date,
): Promise<AttemptRow> {
  const attempt: AttemptRow = {
    id: newId('att'),
    ...facts,
    round: 0,
    isReserved: false,
    toWalletPaise: 0,
    refundedPaise: 0,
    walletBackPaise: 0,
    createdAt: at,
  };
  await saveAttempt(transaction, attempt);
  try {
    return await reserveWallet(transaction, order, attempt, at);
  } catch (error) {
    // Another order has spent it since the balance was read.
    if (error instanceof LedgerError && error.problem === 'overdrawn') throw new CallError(409, PRICE_CHANGED);
    throw error;
  }
}

function answerOf(paymentId: string): PayAnswer {
  return { state: 'waiting', paymentId, payUrl: paymentPagePath(paymentId) };
}
