import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { remindedMonth, reminderNow } from '@aangan/shared-kit/domain/rent/reminder-days';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { type NoticeDeps, sendEach } from '../../foundation/messages/public.ts';
import { type AccountRow, account } from '../../people/accounts/public.ts';
import {
  dueOfMonth,
  MONTHLY_KIND,
  RENT_WORDS,
  type RentSplits,
  rentTenancy,
  sharesOf,
  type TenancyRow,
} from '../payments/public.ts';
import { reminderWays } from './automatic-answer.ts';
import { reminderWords } from './mandate.words.ts';
import { debitsFor } from './mandates.queries.ts';
import { type DebitRow, type ReminderRow, rentReminder } from './mandates.tables.ts';
import { monthlyPart } from './own-part.ts';

const REMINDERS_JOB = 'rent-reminders';

interface ReminderDeps extends NoticeDeps {
  readonly splits: () => RentSplits;
}

interface Reminded {
  readonly reminder: ReminderRow;
  readonly tenancy: TenancyRow;
  readonly person: AccountRow;
}

/** Reminds of rent that is not paid and will not be taken automatically, outside of quiet hours. */
export function rentReminders({ database, jobs, messages, splits, now }: ReminderDeps): void {
  jobs.work(REMINDERS_JOB, async () => {
    const rows: Reminded[] = await database
      .select({ reminder: rentReminder, tenancy: rentTenancy, person: account })
      .from(rentReminder)
      .innerJoin(rentTenancy, eq(rentTenancy.id, rentReminder.tenancyId))
      .innerJoin(account, eq(account.id, rentReminder.accountId))
      .where(
        and(
          isNull(rentReminder.stoppedAt),
          isNull(rentTenancy.endedAt),
          isNull(account.deletedAt),
          sql`cardinality(${rentReminder.daysBefore}) > 0`,
        ),
      );
    await sendEach(rows, 'reminders of rent', (row) => remind(row));
  });
  jobs.schedule(REMINDERS_JOB, '*/15 * * * *');

  async function remind({ reminder, tenancy, person }: Reminded): Promise<void> {
    const at = now();
    const month = remindedMonth(tenancy.dueDay, at);
    const dueOn = `${month}-${String(tenancy.dueDay).padStart(2, '0')}`;
    const days = reminderNow(dueOn, reminder.daysBefore, at);
    const wasSent = reminder.sentMonth === month && days !== undefined && (reminder.sentDays ?? 99) <= days;
    if (days === undefined || wasSent || isQuiet(person, at)) return;
    const paise = await database.transaction((transaction) => unpaidPart(transaction, reminder, tenancy, month));
    if (paise > 0) await send({ reminder, tenancy, person }, { month, paise, dueOn, at });
    await database
      .update(rentReminder)
      .set({ sentMonth: month, sentDays: days })
      .where(eq(rentReminder.token, reminder.token));
  }

  /** What the person has to pay for a month; 0 if it is paid, under way, or will be taken automatically. */
  async function unpaidPart(
    transaction: Transaction,
    { accountId }: ReminderRow,
    tenancy: TenancyRow,
    month: string,
  ): Promise<number> {
    const debits = await debitsFor(transaction, { accountId, tenancyId: tenancy.id });
    if (debits.some((debit) => debit.month === month && AUTOMATIC.includes(debit.state))) return 0;
    const due = await dueOfMonth(transaction, { tenancyId: tenancy.id, month, kind: MONTHLY_KIND[tenancy.kind] });
    if (!due) return monthlyPart(transaction, splits(), accountId, tenancy, new Date(now()));
    const share = (await sharesOf(transaction, due.id)).find((each) => each.accountId === accountId);
    return due.state === 'collecting' && share?.paidAt === null ? share.paise : 0;
  }

  async function send(
    { reminder, tenancy, person }: Reminded,
    { month, paise, dueOn, at }: { month: string; paise: number; dueOn: string; at: number },
  ): Promise<void> {
    const left = (Date.parse(dueOn) - Date.parse(indiaDay(at))) / DAY_MS;
    const title = RENT_WORDS.title(MONTHLY_KIND[tenancy.kind], month);
    const values = { title, news: reminderWords(paise, left), tenancy: tenancy.id, stop: reminder.token };
    for (const channel of reminder.ways.filter((way) => reminderWays(person).includes(way))) {
      const to = channel === 'EMAIL' ? { email: person.email ?? '' } : { phone: person.phone ?? '' };
      const key = `rent-reminder ${tenancy.id} ${person.id} ${month} ${left} ${channel}`;
      await messages.send({ to, channel, template: 'rent-reminder', values, key });
    }
  }
}

/** Debits after which a payer has nothing to do. */
const AUTOMATIC: readonly DebitRow['state'][] = ['planned', 'noticed', 'asked', 'paid'];
