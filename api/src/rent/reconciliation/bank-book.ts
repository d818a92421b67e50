import { indiaDayStart, laterDay } from '@aangan/shared-kit/domain/india-day';
import { and, gte, inArray, lt, ne } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type PayoutBank, type PayoutFacts, type PayoutRow, rentPayout } from '../payments/public.ts';
import type { Book } from './book.ts';
import type { BookLine } from './compare-books.ts';

/** Payouts of rent beside the bank's list of a day. A payout that is made at night may arrive a day later. */
export function bankBook(database: Database, bank: PayoutBank): Book {
  return {
    file: 'bank',
    readyAfterDays: 2,
    async fileOf(day) {
      const payouts = await bank.statement(day);
      return payouts.map(({ key, paise, state }) => ({ subject: key, paise, state: STATE_OF[state] }));
    },
    async ours(subjects) {
      if (subjects.length === 0) return [];
      const rows = await database
        .select()
        .from(rentPayout)
        .where(inArray(rentPayout.id, [...subjects]));
      return rows.map(payoutLine);
    },
    async expectedBy(day) {
      const [from, to] = [new Date(indiaDayStart(day)), new Date(indiaDayStart(laterDay(day, 1)))];
      const rows = await database
        .select()
        .from(rentPayout)
        .where(and(gte(rentPayout.sentAt, from), lt(rentPayout.sentAt, to), ne(rentPayout.bankPayout, '')));
      return rows.map(payoutLine);
    },
  };
}

const STATE_OF: Readonly<Record<PayoutFacts['state'], BookLine['state']>> = {
  sent: 'open',
  arrived: 'done',
  failed: 'failed',
};

function payoutLine({ id, paise, state }: PayoutRow): BookLine {
  return { subject: id, paise, state: state === 'asked' ? 'open' : STATE_OF[state] };
}
