import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Source: services-and-platform, section 8 (order details). */
export const DETAILS_FAILED = 'Failed to fetch order details';

/** Sentences of the confirmation. */
export const CONFIRMATION_WORDS = {
  failedHelp: 'Your booking is safe. Try again, or see it under “My bookings”.',
  bookings: 'My bookings',
  booking: 'See your booking',
  next: 'What happens next',
  price: 'What you paid',
  due: 'What you pay after the work',
  documents: 'Documents',
  retry: 'Try to pay again',
  cart: 'Go to your cart',
  where: 'Where',
  when: 'When',
  lostSlot:
    'Your slot was taken before your payment arrived. Choose another slot on your booking page, or cancel for a full refund.',
} as const;

export type PaymentState = 'SUCCESS' | 'PENDING' | 'FAILED';

interface StateWords {
  readonly title: (service: string) => string;
  readonly tone: 'good' | 'info' | 'error';
  readonly text: (booking: Booking) => string;
}

export const STATE_WORDS: Readonly<Record<PaymentState, StateWords>> = {
  SUCCESS: {
    title: (service) => `${service} is booked`,
    tone: 'good',
    text: ({ isPaid, totalPaise }) =>
      isPaid ? `${formatPaise(totalPaise)} paid.` : `You pay ${formatPaise(totalPaise)} after the work.`,
  },
  PENDING: {
    title: (service) => `${service}: payment is on its way`,
    tone: 'info',
    text: () =>
      'Your bank has not confirmed yet. We hold your slot until it does, and this page then updates. You can close it.',
  },
  FAILED: {
    title: (service) => `${service}: not paid`,
    tone: 'error',
    text: () => 'The payment did not succeed, and nothing is booked. Your address and your cart are saved.',
  },
};

/** What happens after a booking, in order. */
export function nextSteps({ startsAt, isPaid }: Booking): string[] {
  if (startsAt === null) return [];
  return [
    'We assign a professional in your area and message you.',
    'Your booking page shows a four-digit code. Tell it to the professional at your door.',
    isPaid ? 'After the work, you can rate it, or complain within seven days.' : 'You pay when the work is done.',
  ];
}
