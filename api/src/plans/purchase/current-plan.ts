import type { PriceDifference } from '@aangan/shared-kit/contracts/plan-purchase';
import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { daysLeft, isUpgrade, UPGRADE_RULE, upgradePrice } from '@aangan/shared-kit/domain/plan-upgrade';
import type { Database } from '../../foundation/database/public.ts';
import { spentContacts } from '../../meeting/contacts/public.ts';
import { type BoughtPlan, plansInForce } from '../../money/entitlements/public.ts';
import { planTerms } from '../plan-terms.ts';
import { purchasesOf } from './plan-purchase.queries.ts';
import type { PlanPurchase } from './plan-purchase.tables.ts';

/** An upgrade to a plan, with its price. */
export interface Upgrade {
  /** The bought plan that ends. */
  readonly planId: string;
  readonly price: PriceDifference;
}

interface Upgrading {
  readonly accountId: string;
  readonly plan: Plan;
  readonly propertyId: string | undefined;
  readonly at: Date;
}

/**
 * The plan that another one takes the place of, with the price of the difference. Of several, the one with the most value
 * left. Plans that staff gave, and plans for another home, are not upgraded.
 */
export async function upgradeTo(
  reader: Pick<Database, 'select' | '$count'>,
  { accountId, plan, propertyId, at }: Upgrading,
): Promise<Upgrade | undefined> {
  const held = await plansInForce(reader, accountId, at);
  const purchases = await purchasesOf(
    reader,
    held.flatMap(({ orderId }) => orderId ?? []),
  );
  const next = { ...planTerms(plan, 0), paise: plan.amount * 100 };
  const upgrades: Upgrade[] = [];
  for (const bought of held) {
    const purchase = purchases.find(({ orderId }) => orderId === bought.orderId);
    if (!purchase || (propertyId ?? purchase.propertyId) !== purchase.propertyId) continue;
    const paidPaise = worthOf(bought, purchase);
    if (!isUpgrade({ ...bought.terms, paidPaise }, next)) continue;
    const contactsLeft = await contactsLeftOf(reader, accountId, bought);
    upgrades.push({
      planId: bought.id,
      price: priceOf(bought, { planId: purchase.planId, paidPaise, contactsLeft }, next.paise, at),
    });
  }
  return upgrades.toSorted((one, other) => other.price.unusedPaise - one.price.unusedPaise)[0];
}

/** What a plan is worth: what was paid for it, and what an earlier plan brought in. */
function worthOf({ terms }: BoughtPlan, { upgrade }: PlanPurchase): number {
  return terms.paidPaise + (upgrade?.unusedPaise ?? 0);
}

async function contactsLeftOf(
  reader: Pick<Database, 'select' | '$count'>,
  accountId: string,
  { id, terms, from }: BoughtPlan,
): Promise<number | null> {
  if (terms.contacts === null) return null;
  const { byPlan } = await spentContacts(reader, accountId, from, [id]);
  return Math.max(0, terms.contacts - (byPlan.get(id) ?? 0));
}

function priceOf(
  { terms, to }: BoughtPlan,
  { planId, paidPaise, contactsLeft }: { planId: string; paidPaise: number; contactsLeft: number | null },
  newPaise: number,
  at: Date,
): PriceDifference {
  const { name, days, contacts } = terms;
  const current = { paidPaise, days, daysLeft: daysLeft(to.getTime(), at.getTime()), contacts, contactsLeft };
  return { current: { id: planId, name, ...current }, ...upgradePrice(current, newPaise), rule: UPGRADE_RULE };
}
