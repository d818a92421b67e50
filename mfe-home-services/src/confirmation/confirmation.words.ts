import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Source: services-and-platform, section 8 (order details). */
export const DETAILS_FAILED = 'Failed to fetch order details';

/** Sentences of the confirmation. */
export const CONFIRMATION_WORDS = {
  failedHelp: 'Your booking is safe. Try again, or find it among your bookings.',
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
    'Somebody else took your slot while the payment was on its way. Choose another one on the page of your booking, or cancel it and get everything back.',
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
      'Your bank has not answered yet. This page shows it as soon as it does, and your slot is held until then. You can close this page.',
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
    'A professional of your area is assigned. You get a message by the channel of your choice.',
    'On the page of your booking you see a code of four digits. Tell it to the professional at the door.',
    isPaid ? 'Afterwards you can rate the work, or complain within seven days.' : 'You pay when the work is done.',
  ];
}
