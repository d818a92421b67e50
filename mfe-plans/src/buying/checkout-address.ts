import type { InitiatedPlan } from '@aangan/shared-kit/contracts/plan-purchase';
import { safeReturnUrl } from '@aangan/shared-kit/domain/safe-return-url';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import type { PlanChoice } from './plan-choice.ts';

/**
 * The checkout page of an order, which begins with the buyer's choice of the wallet.
 * @returns a path of the site
 */
export function checkoutAddress(
  { checkoutUrl, orderId }: Pick<InitiatedPlan, 'checkoutUrl' | 'orderId'>,
  { wallet }: Pick<PlanChoice, 'wallet'>,
  origin: string,
): string {
  const path = safeReturnUrl(checkoutUrl, { origin, hosts: [] }) ?? checkoutLink(orderId);
  if (wallet === 'on') return path;
  return `${path}${path.includes('?') ? '&' : '?'}wallet=off`;
}
