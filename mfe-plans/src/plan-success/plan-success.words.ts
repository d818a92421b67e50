import type { PlanOrderDetails } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Source: services-and-platform, section 8 (order details fail). */
export const DETAILS_FAILED = 'Failed to fetch order details';

export const SUCCESS_WORDS = {
  failedHelp: 'A payment that reached us counts. See all your orders under “Your payments”.',
  payments: 'Your payments',
  holds: 'What you have now',
  until: (day: string) => `Runs until ${day}.`,
  mine: 'See what is left, pause or cancel',
  price: 'Price',
  paid: 'What you paid',
  documents: 'Documents',
  refund: 'Refund terms',
  back: 'Back',
  pay: 'Pay now',
  buyAgain: 'Buy again',
  change: 'Change your choice',
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
    text: (total) => `${total} was refunded to you.`,
    tone: 'info',
  },
  waiting: {
    title: (plan) => `${plan} is not paid yet`,
    text: () => 'We are waiting for your bank’s confirmation. This page updates by itself. You can also leave it.',
    tone: 'info',
  },
  open: {
    title: (plan) => `${plan} is not paid yet`,
    text: (total) =>
      `The payment did not go through, and nothing was charged. We have saved your choice. Pay ${total} another way, or try again.`,
    tone: 'error',
  },
  expired: {
    title: (plan) => `${plan} was not paid in time`,
    text: (total) =>
      `The time to pay ${total} is over. We have saved your choice, so you can buy again. If your bank took the money, your payment counts once the bank confirms it.`,
    tone: 'attention',
  },
};

/** The way back to where the buyer stood. */
export function backWords(returnUrl: string): string {
  if (returnUrl.endsWith('#contact')) return 'Contact the owner';
  return returnUrl.endsWith('#visit') ? 'Choose a time for your visit' : 'Continue';
}

export const totalWords = ({ totalPaise }: Pick<PlanOrderDetails, 'totalPaise'>) => formatPaise(totalPaise);
