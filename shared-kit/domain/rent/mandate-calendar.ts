import { indiaDay, indiaDayStart, indiaHour, laterDay } from '../india-day.ts';
import { indiaMonth, laterMonth } from '../rent-receipts/receipt-month.ts';
import { HOUR_MS } from '../time-spans.ts';

/** Hour in India at which debits begin. Ours; UPI allows it. */
export const DEBIT_HOUR = 7;

/**
 * Whether UPI takes automatic debits now: before 10 am, from 1 to 5 pm and after 9:30 pm in India. Source: National
 * Payments Corporation of India, rules from 1 August 2025.
 * @param now epoch ms
 */
export function isDebitHour(now: number): boolean {
  const hour = indiaHour(now);
  return hour < 10 || (hour >= 13 && hour < 17) || hour >= 22;
}

/**
 * Least time from our notice to the debit: 24 hours, and an hour until bank and messages have delivered it. Source:
 * Reserve Bank of India, Digital Payments: E-mandate Framework, 2026.
 */
export const NOTICE_MS = 25 * HOUR_MS;

/** A notice is given as early as this, so that quiet hours and a night without us do not delay the debit. Ours. */
export const NOTICE_AHEAD_MS = 48 * HOUR_MS;

/** The days of a month on which a tenancy is due and a payer wants to be debited. */
export interface MandateDays {
  /** 1 to 28. */
  readonly dueDay: number;
  /** 1 to 31; months without it use their last day. */
  readonly debitDay: number;
}

/**
 * The day of the debit for a month of rent: the payer's day, the last time before the landlord expects the money, or
 * that very day.
 * @param month of the rent: `2026-12`
 * @returns day in India: `2026-11-28`
 */
export function debitDate(month: string, { dueDay, debitDay }: MandateDays): string {
  const same = dayIn(month, debitDay);
  return Number(same.slice(8)) <= dueDay ? same : dayIn(laterMonth(month, -1), debitDay);
}

/** When the debit of a day begins, epoch ms. */
export function debitTime(day: string): number {
  return indiaDayStart(day) + DEBIT_HOUR * HOUR_MS;
}

/** When the debit for a month of rent is planned, epoch ms. */
export function plannedDebit(month: string, days: MandateDays): number {
  return debitTime(debitDate(month, days));
}

/** The first debit time that is a full notice after a moment; epoch ms, as the moment. */
export function debitAfterNotice(noticedAt: number): number {
  const earliest = noticedAt + NOTICE_MS;
  const day = indiaDay(earliest);
  const time = debitTime(day);
  return time >= earliest ? time : debitTime(laterDay(day, 1));
}

/** When a debit may begin: as planned, or later where the notice came late. All are epoch ms. */
export function noticedDebit(planned: number, noticedAt: number): number {
  return planned - noticedAt >= NOTICE_MS ? planned : debitAfterNotice(noticedAt);
}

/** The first month of rent whose debit can still get its notice in time. @param from epoch ms */
export function firstMonth(days: MandateDays, from: number): string {
  let month = indiaMonth(from);
  while (plannedDebit(month, days) < from + NOTICE_MS) month = laterMonth(month, 1);
  return month;
}

/** A day of a month, or its last one where it is shorter. */
function dayIn(month: string, day: number): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, ofYear, 0)).getUTCDate();
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`;
}
