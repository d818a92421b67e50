import type { InitiatedPlan } from '@aangan/shared-kit/contracts/plan-purchase';
import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { mayPayInOneClick } from '@aangan/shared-kit/domain/one-click';
import { type PlanGroup, planGroup } from '@aangan/shared-kit/domain/plan-group';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { planSuccessLink, plansLink } from '@aangan/shared-kit/links/plans';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { type ClaimRow, claimById, spendableBalance } from '../../money/wallet/public.ts';
import { PLAN } from './plan.sale.ts';
import { askedText, type PlanChoice, sideOf } from './plan-choice.ts';
import { changePurchase, holdPresses, paidLately, payablePurchases, savePurchase } from './plan-purchase.queries.ts';
import type { PlanPurchase } from './plan-purchase.tables.ts';
import { type PricedChoice, priceChoice } from './price-choice.ts';
import { purchaseTerms } from './purchase-terms.ts';
import { usableClaims } from './usable-claims.ts';

/** A press on “Buy”. */
export interface Press {
  readonly accountId: string;
  /** The call’s own group: a plan of another group is refused. */
  readonly group: PlanGroup;
  /** Who the plan must be for, where the request says it. */
  readonly seekerType?: Plan['seekerType'];
  readonly choice: PlanChoice;
  readonly claimId: string | undefined;
  /** As it came in the request. */
  readonly returnUrl: string | undefined;
  /** Whether the person agreed that the wallet pays without the checkout page. */
  readonly agreed: boolean;
  readonly at: Date;
}

/** How long after the payment a press for the same leads to the paid order. */
const PAID_LATELY_MS = 10 * 60_000;

const NO_UPGRADE = 'You have no plan to upgrade to this one.';

/**
 * Makes the order of a press, or finds it: presses for the same, in any number of tabs, lead to one order. An order for
 * something else on the same side ends.
 * @throws CallError 404 for an unknown plan, listing or claim, 400 for an add-on that does not fit, 409 for an upgrade
 * without a plan
 */
export async function initiatePlan(transaction: Transaction, orders: Orders, press: Press): Promise<InitiatedPlan> {
  const { accountId, group, choice, at } = press;
  await holdPresses(transaction, accountId);
  const since = new Date(at.getTime() - PAID_LATELY_MS);
  const paid = await paidLately(transaction, { accountId, asked: askedText(choice), since });
  if (paid) return paidAnswer(orders, paid, at);
  const priced = await priceChoice(transaction, accountId, choice, at);
  const { plan } = priced;
  if (planGroup(plan) !== group || (press.seekerType ?? plan.seekerType) !== plan.seekerType)
    throw callError('no-plan-on-sale');
  if (choice.isUpgrade && !priced.upgrade) throw new CallError(409, NO_UPGRADE);
  const same = await samePurchase(transaction, orders, press, priced);
  const claim = await chosenClaim(transaction, press, priced, same);
  const purchase = same ?? (await newPurchase(transaction, orders, press, priced));
  return answerOf(transaction, orders, { press, priced, purchase, claim });
}

/** The order for the same that is not paid yet. Others of its side end. */
async function samePurchase(
  transaction: Transaction,
  orders: Orders,
  { accountId, choice, at }: Press,
  { plan, lines }: PricedChoice,
): Promise<PlanPurchase | undefined> {
  const payable = await payablePurchases(transaction, { accountId, side: sideOf(plan), at });
  const isSame = ({ asked, priced }: PlanPurchase) =>
    asked === askedText(choice) && priced === JSON.stringify(lines.map(({ paise }) => paise));
  const same = payable.find(isSame);
  for (const { orderId } of payable) if (orderId !== same?.orderId) await orders.expire(transaction, orderId, at);
  return same;
}

async function chosenClaim(
  transaction: Transaction,
  { accountId, claimId, at }: Press,
  { lines }: PricedChoice,
  same: PlanPurchase | undefined,
): Promise<ClaimRow | undefined> {
  if (claimId === undefined) return undefined;
  // A payment of the same order that is under way has taken it.
  const claim =
    same?.claimId === claimId
      ? await claimById(transaction, claimId)
      : (await usableClaims(transaction, accountId, lines, at)).find(({ id }) => id === claimId);
  if (!claim) throw callError('no-claim-for-plan');
  return claim;
}

async function newPurchase(
  transaction: Transaction,
  orders: Orders,
  { accountId, choice, at }: Press,
  { plan, addOns, upgrade, lines, propertyState }: PricedChoice,
): Promise<PlanPurchase> {
  const { orderId } = await orders.create(transaction, {
    accountId,
    purpose: PLAN,
    ref: plan.id,
    title: `${plan.name} plan`,
    lines,
    ...(propertyState && { propertyState }),
    returnUrl: planSuccessLink,
    at,
  });
  const purchase: PlanPurchase = {
    orderId,
    accountId,
    side: sideOf(plan),
    asked: askedText(choice),
    priced: JSON.stringify(lines.map(({ paise }) => paise)),
    planId: plan.id,
    terms: purchaseTerms(plan, addOns),
    vasIds: [...choice.vasIds],
    addOnsPaise: addOns.reduce((sum, { paise }) => sum + paise, 0),
    vipDays: addOns.find(({ id }) => id === 'vip')?.validity ?? 0,
    propertyId: choice.propertyId ?? null,
    claimId: null,
    lineKinds: lines.map(({ kind }) => kind),
    upgradeOf: choice.isUpgrade ? (upgrade?.planId ?? null) : null,
    upgrade: choice.isUpgrade ? (upgrade?.price ?? null) : null,
    returnUrl: plansLink(plan.seekerType),
    nbpayId: null,
    createdAt: at,
    paidAt: null,
    closedAt: null,
  };
  await savePurchase(transaction, purchase);
  return purchase;
}

interface Answering {
  readonly press: Press;
  readonly priced: PricedChoice;
  readonly purchase: PlanPurchase;
  readonly claim: ClaimRow | undefined;
}

async function answerOf(
  transaction: Transaction,
  orders: Orders,
  { press, priced: { lines, propertyState }, purchase, claim }: Answering,
): Promise<InitiatedPlan> {
  const { orderId } = purchase;
  const { totalPaise } = orders.quote({ purpose: PLAN, lines, claim, propertyState });
  const walletPaise = await spendableBalance(transaction, press.accountId, press.at);
  const isOneClick = mayPayInOneClick({ totalPaise, walletPaise, agreed: press.agreed });
  const nbpayId = isOneClick ? (purchase.nbpayId ?? newId('nbp')) : null;
  const returnUrl = orders.safeReturnUrl(press.returnUrl) ?? purchase.returnUrl;
  await changePurchase(transaction, orderId, { claimId: claim?.id ?? null, returnUrl, nbpayId });
  return {
    orderId,
    checkoutUrl: checkoutUrl(orderId, claim?.id),
    totalPaise,
    oneClick: nbpayId === null ? null : { nbpayId, paise: totalPaise },
  };
}

async function paidAnswer(
  orders: Orders,
  { accountId, orderId, nbpayId }: PlanPurchase,
  at: Date,
): Promise<InitiatedPlan> {
  const order = await orders.details(accountId, orderId, at);
  const totalPaise = order?.totalPaise ?? 0;
  return {
    orderId,
    checkoutUrl: checkoutLink(orderId),
    totalPaise,
    oneClick: nbpayId === null ? null : { nbpayId, paise: totalPaise },
  };
}

/** The checkout page of an order, with the claim chosen. */
export function checkoutUrl(orderId: string, claimId: string | undefined): string {
  return `${checkoutLink(orderId)}${claimId === undefined ? '' : `?${new URLSearchParams({ claim: claimId })}`}`;
}
