import type { Order } from '@aangan/shared-kit/contracts/orders';
import { GST_STATES, isGstState } from '@aangan/shared-kit/domain/gst-state';
import { splitPayment } from '@aangan/shared-kit/domain/order-price';
import type { Database } from '../../foundation/database/public.ts';
import { documentPath, documentsOf } from '../invoices/public.ts';
import { type PaymentRow, paymentOf, paymentPagePath } from '../payments/public.ts';
import { type ClaimRow, claimById, openClaims, spendableBalance } from '../wallet/public.ts';
import { type OrderDeps, saleOf } from './order-deps.ts';
import { type AttemptRow, attemptsOf, type LineRow, linesOf, type OrderRow } from './orders.queries.ts';
import { coversAny, pricedOrder } from './priced-order.ts';

/** What a buyer chose, as the address of the checkout page says it. Undefined before a choice. */
interface ShownChoice {
  readonly wallet: 'on' | 'off' | undefined;
  readonly claimId: string | undefined;
}

interface AnswerDeps extends OrderDeps {
  readonly database: Database;
  readonly siteUrl: string;
}

/** An order with its price: that of a payment under way, else that of the choice. */
export async function orderAnswer(deps: AnswerDeps, order: OrderRow, choice: ShownChoice, at: Date): Promise<Order> {
  const { database, siteUrl } = deps;
  const [lines, attempts, documents] = await Promise.all([
    linesOf(database, order.id),
    attemptsOf(database, order.id),
    documentsOf(database, order.id),
  ]);
  const attempt = attempts.find(({ id }) => id === order.attemptId);
  const state = order.state === 'open' && order.expiresAt <= at ? 'expired' : order.state;
  const isChosen = state === 'open' || (state === 'waiting' && Object.values(choice).some(Boolean));
  const offer = await offerOf(deps, order, { lines, held: state === 'waiting' ? attempt : undefined }, at);
  const fixed = isChosen ? undefined : attempt;
  const claim = await shownClaim(database, fixed, offer.claims, choice);
  const price = pricedOrder(lines, claim, order.placeOfSupply !== deps.seller.state);
  const balance = choice.wallet === 'off' ? 0 : (offer.walletBalancePaise ?? 0);
  const payment = attempt?.paymentId ? await paymentOf(database, order.accountId, attempt.paymentId) : undefined;
  return {
    id: order.id,
    purpose: order.purpose,
    title: order.title,
    state,
    createdAt: order.createdAt.getTime(),
    expiresAt: order.expiresAt.getTime(),
    paidAt: order.paidAt?.getTime() ?? null,
    lines: price.lines.map(({ description, taxCode, paise, discountPaise, netPaise, gstRate }) => ({
      description,
      code: taxCode,
      paise,
      discountPaise,
      netPaise,
      gstRate,
    })),
    gst: lines.every(({ taxCode }) => taxCode === null) ? null : price.gst,
    placeOfSupply: isGstState(order.placeOfSupply) ? GST_STATES[order.placeOfSupply] : '',
    discountPaise: price.discountPaise,
    totalPaise: price.totalPaise,
    ...(fixed ? splitOf(fixed) : splitPayment(price.totalPaise, balance)),
    walletBalancePaise: offer.walletBalancePaise,
    claims: offer.claims.map(({ id, title, paise }) => ({ id, title, paise })),
    claimId: claim?.id ?? null,
    methods: (deps.gateway?.methods ?? []).filter((each) => order.methods?.includes(each) ?? true),
    payment: payment ? paymentAnswer(payment, { siteUrl, isWaiting: state === 'waiting' }) : null,
    toWalletPaise: attempts.reduce((sum, each) => sum + each.toWalletPaise, 0),
    refundedPaise: attempt?.refundedPaise ?? 0,
    documents: documents.map(({ number, kind }) => ({ number, kind, url: documentPath(number) })),
    returnUrl: order.returnUrl,
  };
}

/** What the buyer may use: the wallet, and claims. What a payment under way has taken counts as theirs. */
async function offerOf(
  deps: AnswerDeps,
  { accountId, purpose }: OrderRow,
  { lines, held }: { readonly lines: readonly LineRow[]; readonly held: AttemptRow | undefined },
  at: Date,
): Promise<{ walletBalancePaise: number | null; claims: ClaimRow[] }> {
  const { database } = deps;
  const [balance, open, used] = await Promise.all([
    saleOf(deps, purpose).acceptsWallet ? spendableBalance(database, accountId, at) : null,
    openClaims(database, accountId, at),
    held?.claimId ? claimById(database, held.claimId) : undefined,
  ]);
  return {
    walletBalancePaise: balance === null ? null : balance + (held?.walletPaise ?? 0),
    claims: [...(used ? [used] : []), ...open].filter((claim) => coversAny(claim, lines)),
  };
}

async function shownClaim(
  database: Database,
  fixed: AttemptRow | undefined,
  claims: readonly ClaimRow[],
  { claimId }: ShownChoice,
): Promise<ClaimRow | undefined> {
  if (fixed) return fixed.claimId === null ? undefined : claimById(database, fixed.claimId);
  return claims.find(({ id }) => id === claimId);
}

function splitOf({ walletPaise, gatewayPaise }: AttemptRow) {
  return { walletPaise, gatewayPaise };
}

function paymentAnswer(
  { id, state, method, paise, checkoutUrl }: PaymentRow,
  { siteUrl, isWaiting }: { readonly siteUrl: string; readonly isWaiting: boolean },
): Order['payment'] {
  return {
    id,
    state,
    method,
    paise,
    payUrl: isWaiting ? paymentPagePath(id) : null,
    scanUrl: isWaiting && checkoutUrl !== null ? new URL(checkoutUrl, siteUrl).href : null,
  };
}
