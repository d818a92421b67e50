import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Why buying asks for a login. */
export const BUY_REASON = {
  name: 'plan',
  title: 'Log in to buy a plan',
  why: 'We save the plan, its receipt and your refunds in your account. You pay right after you log in.',
} as const;

/** A form was sent by a browser without JavaScript, and nobody is logged in. */
export const LOG_IN_FIRST = 'Log in first, then choose the plan again. Nothing was charged.';

export const NOT_BEGUN = 'The order could not be made. Nothing was charged. Please try again.';

export const ONE_CLICK = {
  title: 'Pay from your wallet?',
  pay: (paise: number) => `Pay ${formatPaise(paise)} now`,
  otherwise: 'Pay in another way',
  rest: (paise: number) => `${formatPaise(paise)} stays in your wallet.`,
  terms: 'You pay at once. The plan’s refund terms apply as shown.',
} as const;

export const AT_CHECKOUT = 'You are charged only after you confirm on the next page.';
