import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise, formatRupees } from '@aangan/shared-kit/domain/money';

export const PLAN_WORDS = {
  suits: 'Suits most',
  yours: 'Your plan',
  until: (day: string) => `If you buy today, it runs until ${day}.`,
  details: 'Details and add-ons',
  terms: 'Terms of all plans',
  vip: (paise: number) => `With VIP for ${formatPaise(paise)} more`,
} as const;

/** `Buy for ₹799`, `Upgrade for ₹350`, or `Buy again for ₹799` for the plan that somebody has. */
export function buyWords(amount: number, quotation: Quotation | undefined, isCurrent: boolean): string {
  if (!quotation) return `Buy for ${formatRupees(amount)}`;
  const verb = isCurrent ? 'Buy again' : quotation.isUpgrade ? 'Upgrade' : 'Buy';
  return `${verb} for ${formatPaise(quotation.totalPaise)}`;
}

/** How a person's own price differs from the plan's; undefined where it does not. */
export function ownPriceWords({ upgrade, discountPaise, claims, claimId }: Quotation): string | undefined {
  const claim = claims.find(({ id }) => id === claimId);
  const parts = [
    upgrade && `${formatPaise(upgrade.unusedPaise)} of ${upgrade.current.name} that you have not used is deducted.`,
    discountPaise > 0 && `${formatPaise(discountPaise)} off with your claim${claim ? ` “${claim.title}”` : ''}.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
