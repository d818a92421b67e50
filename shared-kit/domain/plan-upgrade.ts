import { DAY_MS } from './time-spans.ts';

/** A plan that somebody has. Contacts are null for a plan without contacts. */
export interface CurrentPlan {
  /** Its price when it was bought, after discounts. */
  readonly paidPaise: number;
  readonly days: number;
  readonly daysLeft: number;
  readonly contacts: number | null;
  readonly contactsLeft: number | null;
}

/** The rule in words, as pages and answers say it. */
export const UPGRADE_RULE =
  'We compare the days and the contacts that you have left. The smaller share of what you paid is taken off the new plan.';

/** What happens to the rest of a plan, for pages that sell it. */
export const AT_UPGRADE =
  'If you upgrade later, the unused part of this plan is taken off the new price. This plan then ends. It continues if you cancel the upgrade.';

/**
 * Whole days that are left of a plan. A day that has begun counts as used.
 * @param to end of the plan, epoch ms
 */
export function daysLeft(to: number, now: number): number {
  return Math.max(0, Math.floor((to - now) / DAY_MS));
}

/**
 * Value of the unused part of a plan, in paise: what was paid for it, times the smaller of the shares of days and contacts
 * that are left. Rounded up to the rupee, and never more than was paid.
 */
export function unusedPaise({ paidPaise, days, daysLeft: left, contacts, contactsLeft }: CurrentPlan): number {
  const ofContacts = contacts === null || contactsLeft === null ? 1 : share(contactsLeft, contacts);
  const value = paidPaise * Math.min(share(left, days), ofContacts);
  return Math.min(paidPaise, Math.ceil(Math.round(value) / 100) * 100);
}

function share(left: number, of: number): number {
  return of <= 0 ? 0 : Math.min(1, Math.max(0, left / of));
}

/** What decides whether one plan can take the place of another. */
interface ComparedPlan {
  readonly seekerType: string;
  readonly commercial: boolean;
  readonly contacts: number | null;
  /** Kinds of listing that the contacts are for. */
  readonly covers: readonly string[];
  readonly transactionDetails: number | null;
}

/**
 * Whether a plan may be upgraded to another: the same side, a higher price, and no less of anything. Everything else is
 * bought beside it.
 */
export function isUpgrade(
  current: ComparedPlan & { readonly paidPaise: number },
  next: ComparedPlan & { readonly paise: number },
): boolean {
  return (
    next.seekerType === current.seekerType &&
    next.commercial === current.commercial &&
    next.paise > current.paidPaise &&
    (next.contacts ?? 0) >= (current.contacts ?? 0) &&
    (next.transactionDetails ?? 0) >= (current.transactionDetails ?? 0) &&
    current.covers.every((kind) => next.covers.includes(kind))
  );
}

interface UpgradePrice {
  readonly unusedPaise: number;
  readonly newPaise: number;
  readonly differencePaise: number;
}

/** The price of an upgrade, in its parts. The unused part never exceeds the new price. */
export function upgradePrice(current: CurrentPlan, newPaise: number): UpgradePrice {
  const unused = Math.min(unusedPaise(current), newPaise);
  return { unusedPaise: unused, newPaise, differencePaise: newPaise - unused };
}
