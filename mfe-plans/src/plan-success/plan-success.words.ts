import type { PlanOrderDetails } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Source: services-and-platform, section 8 (order details fail). */
export const DETAILS_FAILED = 'Failed to fetch order details';

export const SUCCESS_WORDS = {
  failedHelp: 'Nothing is lost: a payment that arrived counts, and every order is among your payments.',
  payments: 'Your payments',
  holds: 'What you have now',
  until: (day: string) => `Runs until ${day}.`,
  mine: 'See what is left of it, pause it or cancel it',
  price: 'Price',
  paid: 'What you paid',
  documents: 'Documents',
  refund: 'Refunds in plain words',
  back: 'Back',
  pay: 'Pay now',
  buyAgain: 'Buy again',
  change: 'Change the choice',
} as const;

export const DOCUMENT_WORDS: Readonly<Record<PlanOrderDetails['documents'][number]['kind'], string>> = {
  invoice: 'Tax invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};

interface StateWords {
  readonly title: (plan: string) => string;
  readonly text: (total: string) => string;
  readonly tone: 'good' | 'info' | 'attention' | 'error';
}

/** What the state of an order means for its buyer. */
export const STATE_WORDS: Readonly<Record<PlanOrderDetails['state'], StateWords>> = {
  paid: {
    title: (plan) => `${plan} is yours`,
    text: (total) => `${total} was paid. You can use it at once.`,
    tone: 'good',
  },
  refunded: {
    title: (plan) => `${plan} was refunded`,
    text: (total) => `${total} was paid back to you.`,
    tone: 'info',
  },
  waiting: {
    title: (plan) => `${plan} is not paid yet`,
    text: () => 'Waiting to hear that it was paid. This page changes by itself; you may also leave it.',
    tone: 'info',
  },
  open: {
    title: (plan) => `${plan} is not paid yet`,
    text: (total) =>
      `The payment did not go through, and nothing was charged. Your choice is kept: pay ${total} in another way, or try again.`,
    tone: 'error',
  },
  expired: {
    title: (plan) => `${plan} was not paid in time`,
    text: (total) =>
      `The time to pay ${total} is over. Your choice is kept: buy it again. If your bank has taken the money, it counts as soon as the bank says so.`,
    tone: 'attention',
  },
};

/** The way back to where the buyer stood. */
export function backWords(returnUrl: string): string {
  if (returnUrl.endsWith('#contact')) return 'Contact the owner';
  return returnUrl.endsWith('#visit') ? 'Choose a time for your visit' : 'Continue';
}

export const totalWords = ({ totalPaise }: Pick<PlanOrderDetails, 'totalPaise'>) => formatPaise(totalPaise);
