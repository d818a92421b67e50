import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { walletCovers } from '@aangan/shared-kit/domain/one-click';
import { splitPayment } from '@aangan/shared-kit/domain/order-price';
import { AT_UPGRADE } from '@aangan/shared-kit/domain/plan-upgrade';
import type { Database } from '../../foundation/database/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import { spendableBalance } from '../../money/wallet/public.ts';
import { PLAN } from './plan.sale.ts';
import type { PlanChoice } from './plan-choice.ts';
import { priceChoice } from './price-choice.ts';
import { holdsOf, purchaseTerms } from './purchase-terms.ts';
import { claimAnswer, usableClaims } from './usable-claims.ts';

interface Asked {
  /** Undefined for a visitor who is not logged in. */
  readonly accountId: string | undefined;
  readonly choice: Omit<PlanChoice, 'isUpgrade'> & { readonly isUpgrade: boolean | undefined };
  /** `none`, or undefined for the best one. */
  readonly claimId: string | undefined;
  readonly useWallet: boolean;
  readonly at: Date;
}

/** The price of a choice before paying, what it holds, and its terms. */
export async function quotationOf(
  { database, orders }: { readonly database: Database; readonly orders: Orders },
  { accountId, choice, claimId, useWallet, at }: Asked,
): Promise<Quotation> {
  const priced = await priceChoice(database, accountId, choice, at);
  const { plan, addOns, upgrade, lines, propertyState } = priced;
  const [claims, balance] =
    accountId === undefined
      ? [[], null]
      : await Promise.all([usableClaims(database, accountId, lines, at), spendableBalance(database, accountId, at)]);
  const claim = claimId === undefined ? claims[0] : claims.find(({ id }) => id === claimId);
  const price = orders.quote({ purpose: PLAN, lines, claim, propertyState });
  const { totalPaise, discountPaise, gst, placeOfSupply } = price;
  const terms = purchaseTerms(plan, addOns);
  return {
    plan,
    isUpgrade: upgrade !== undefined,
    upgrade: upgrade?.price ?? null,
    lines: price.lines.map(({ description, paise, discountPaise: share, netPaise, gstRate }, index) => ({
      kind: lines[index]?.kind ?? 'plan',
      description,
      paise,
      discountPaise: share,
      netPaise,
      gstRate,
    })),
    gst,
    placeOfSupply,
    discountPaise,
    totalPaise,
    walletBalancePaise: balance,
    ...splitPayment(totalPaise, useWallet ? (balance ?? 0) : 0),
    mayOneClick: walletCovers({ totalPaise, walletPaise: balance ?? 0 }),
    claims: claims.map(claimAnswer),
    claimId: claim?.id ?? null,
    holds: { ...holdsOf(terms), until: at.getTime() + terms.days * 86_400_000 },
    atUpgrade: AT_UPGRADE,
    refund: plan.refund,
  };
}
