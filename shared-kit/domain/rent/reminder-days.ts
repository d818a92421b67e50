import { indiaDay } from '../india-day.ts';
import { indiaMonth, laterMonth } from '../rent-receipts/receipt-month.ts';
import { DAY_MS } from '../time-spans.ts';

/** Days before the due day from which a person chooses; 0 is that day. Ours. */
export const REMINDER_DAYS = [7, 5, 3, 2, 1, 0] as const;

/** Ways in which a reminder can come. */
export const REMINDER_WAYS = ['SMS', 'WHATSAPP', 'EMAIL'] as const;

export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** The month of rent whose due day comes next, today included. @param now epoch ms */
export function remindedMonth(dueDay: number, now: number): string {
  const today = indiaDay(now);
  const month = indiaMonth(now);
  return Number(today.slice(8)) <= dueDay ? month : laterMonth(month, 1);
}

/**
 * The reminder that is due now, as its days before the due day. One that was missed is replaced by the next.
 * @param dueOn day in India @param chosen days before it @param now epoch ms
 */
export function reminderNow(dueOn: string, chosen: readonly number[], now: number): number | undefined {
  const left = (Date.parse(dueOn) - Date.parse(indiaDay(now))) / DAY_MS;
  return left < 0 ? undefined : chosen.filter((days) => days >= left).toSorted((a, b) => a - b)[0];
}
