import { vipAddOnAllowed } from './plan-type.ts';
import { vipDiscountPaise } from './vip-discount.ts';

/** Kinds of lines on a plan's order. */
export type CartLineKind = 'plan' | 'add-on' | 'vip-discount' | 'upgrade-credit';

/** A line before the claim. Its claim code is that of the thing whose price it makes up. */
export interface CartLine {
  readonly kind: CartLineKind;
  readonly description: string;
  /** With GST; negative for what is taken off. */
  readonly paise: number;
  readonly claimCode: string;
}

interface SoldThing {
  readonly code: string;
  /** `Freedom plan, 25 contacts`. */
  readonly description: string;
  readonly paise: number;
}

interface Cart {
  readonly plan: SoldThing;
  readonly addOns: readonly SoldThing[];
  /** Whether the buyer is a VIP member, or becomes one by this order. */
  readonly isVip: boolean;
  /** The unused part of the plan that is upgraded; undefined for a fresh plan. */
  readonly upgrade?: { readonly description: string; readonly unusedPaise: number } | undefined;
}

/**
 * The lines of a plan's order: the plan, what is taken off it, and the add-ons. What is taken off never exceeds the plan's
 * price.
 */
export function cartLines({ plan, addOns, isVip, upgrade }: Cart): CartLine[] {
  const credit = Math.min(plan.paise, upgrade?.unusedPaise ?? 0);
  const discount = isVip ? Math.min(plan.paise - credit, vipDiscountPaise(plan.paise)) : 0;
  const less = [
    { kind: 'upgrade-credit', description: upgrade?.description ?? '', paise: -credit, claimCode: plan.code },
    { kind: 'vip-discount', description: 'VIP discount', paise: -discount, claimCode: plan.code },
  ] as const;
  return [
    lineOf('plan', plan),
    ...less.filter(({ paise }) => paise < 0),
    ...addOns.map((addOn) => lineOf('add-on', addOn)),
  ];
}

function lineOf(kind: CartLineKind, { code, description, paise }: SoldThing): CartLine {
  return { kind, description, paise, claimCode: code };
}

/**
 * Whether an add-on may be sold with a plan. VIP needs a plan of at least ₹799.
 * Source: product-and-plans, section 5 (plans: VIP add-on).
 */
export function mayAddOn(addOn: { readonly id: string; readonly isVip: boolean }, planPaise: number): boolean {
  return !addOn.isVip || vipAddOnAllowed(planPaise / 100, addOn.id);
}
