import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { type GstState, STATE_OF_CITY } from '@aangan/shared-kit/domain/gst-state';
import { type CartLine, cartLines } from '@aangan/shared-kit/domain/plan-cart';
import { eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { callError } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import type { AddOn } from '../catalogue/add-ons.ts';
import { chosenAddOns } from '../plan-add-ons.ts';
import { planOnSale } from '../plans.queries.ts';
import { type Upgrade, upgradeTo } from './current-plan.ts';
import type { PlanChoice } from './plan-choice.ts';

type Reader = Pick<Database, 'select' | '$count'>;

/** A choice with its prices, all from the catalogue. */
export interface PricedChoice {
  readonly plan: Plan;
  readonly addOns: readonly AddOn[];
  readonly upgrade: Upgrade | undefined;
  readonly lines: readonly CartLine[];
  /** State of the home that the plan is for. */
  readonly propertyState: GstState | undefined;
}

const STATES: Readonly<Partial<Record<string, GstState>>> = STATE_OF_CITY;

/**
 * Prices a choice: nothing of it comes from the request but ids.
 * @param accountId undefined for a visitor who is not logged in
 * @param choice `isUpgrade` undefined: an upgrade where there is one
 * @throws CallError 404 for an unknown plan or listing, 400 for an add-on that is not sold with the plan
 */
export async function priceChoice(
  reader: Reader,
  accountId: string | undefined,
  choice: Omit<PlanChoice, 'isUpgrade'> & { readonly isUpgrade: boolean | undefined },
  at: Date,
): Promise<PricedChoice> {
  const plan = await planOnSale(reader, choice.planId, at);
  if (!plan) throw callError('no-plan-on-sale');
  const addOns = chosenAddOns(plan, choice.vasIds);
  const { propertyId } = choice;
  const asks = accountId !== undefined && choice.isUpgrade !== false;
  const [upgrade, propertyState, account] = await Promise.all([
    asks ? upgradeTo(reader, { accountId, plan, propertyId, at }) : undefined,
    stateOf(reader, propertyId),
    accountId === undefined ? undefined : accountOfId(reader as Database, accountId),
  ]);
  const isMember = (account?.vipUntil?.getTime() ?? 0) > at.getTime();
  const lines = cartLines({
    plan: { code: plan.code, description: planLine(plan), paise: plan.amount * 100 },
    addOns: addOns.map(({ code, name, paise }) => ({ code, description: name, paise })),
    isVip: isMember || addOns.some(({ id }) => id === 'vip'),
    upgrade: upgrade && {
      description: `Unused part of your ${upgrade.price.current.name} plan`,
      unusedPaise: upgrade.price.unusedPaise,
    },
  });
  return { plan, addOns, upgrade, lines, propertyState };
}

/** `Freedom plan, 25 contacts, 45 days`. */
function planLine({ name, contacts, validity }: Plan): string {
  return [`${name} plan`, ...(contacts === null ? [] : [`${contacts} contacts`]), `${validity} days`].join(', ');
}

async function stateOf(reader: Reader, propertyId: string | undefined): Promise<GstState | undefined> {
  if (propertyId === undefined) return undefined;
  const [found] = await reader.select({ city: listing.city }).from(listing).where(eq(listing.id, propertyId));
  if (!found) throw callError('no-listing');
  return STATES[found.city];
}
