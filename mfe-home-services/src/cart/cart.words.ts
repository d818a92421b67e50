import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Texts of the cart. */
export const CART_WORDS = {
  title: 'Your cart',
  oneVisit: 'Each visit is for one service, so book each service separately.',
  empty: 'Your cart is empty',
  emptyHelp: 'Choose a service. You see the full price before you book.',
  services: 'See services',
  takeOut: 'Remove',
  undo: 'Undo',
  clear: 'Clear the cart',
  cleared: 'The cart was cleared.',
  continue: 'Continue to address and time',
  addMore: 'Add more',
  unread: 'Your cart could not be loaded. Your items are still saved.',
} as const;

/** Why the booking asks for a login. */
export const CONTINUE_REASON = {
  name: 'home-services',
  title: 'Log in to book',
  why: 'We save your address, time and invoice in your account. Your cart stays as it is.',
} as const;

/** A browser without JavaScript continues, and nobody is logged in. */
export const LOG_IN_FIRST = 'Log in first, then continue from your cart. Your items stay in it.';

export const NOT_QUOTED = 'The booking could not be started. Your cart has not changed. Please try again.';

/** `Home services in Mumbai` */
export const cartPlace = (cityName: string) => `Home services in ${cityName}`;

export const takenOut = (title: string) => `${title} was removed.`;

/** Names the service of a button that says the same for each. */
export const continueLabel = (name: string) => `${CART_WORDS.continue}: ${name}`;

export const takeOutLabel = (title: string) => `${CART_WORDS.takeOut} ${title}`;

/** `All services together: ₹4,298` */
export const togetherText = (paise: number) => `All services together: ${formatPaise(paise)}`;
