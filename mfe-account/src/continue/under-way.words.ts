import { formatDay } from '@aangan/shared-kit/domain/relative-day';

/** Sentences of orders under way in the Continue strip. They load with the data, not with the strip. */
export const UNDER_WAY_WORDS = {
  order: { open: 'Waiting for your payment', waiting: 'Payment under way' },
  /** @param moment `28 Nov, 6:00 pm` */
  payBy: (moment: string) => `Not paid yet. Pay by ${moment}.`,
  paying: 'Your bank has not confirmed the payment yet.',
  due: {
    rent: 'Rent to pay',
    deposit: 'Deposit to pay',
    token: 'Token amount to pay',
    maintenance: 'Maintenance to pay',
    society: 'Society dues to pay',
  },
  /** @param day day in India, `2026-12-05` */
  dueOn: (day: string) => `Not paid yet. Due on ${formatDay(Date.parse(`${day}T00:00:00+05:30`))}.`,
  booking: 'Your booking',
  bookingStates: {
    drafted: 'Not confirmed',
    quoted: 'Confirmed, pay after the work',
    paid: 'Paid, a professional will be assigned',
    assigned: 'A professional is assigned',
    on_the_way: 'The professional is on the way',
    started: 'Work has started',
    done: 'Done',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    complained: 'We are looking into your complaint',
  },
} as const;
