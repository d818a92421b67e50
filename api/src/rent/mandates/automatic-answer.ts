import type { AutomaticRent, RentDebit, RentMandate } from '@aangan/shared-kit/contracts/rent-mandates';
import { NOTICE_AHEAD_MS, NOTICE_MS, plannedDebit } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { maySkip } from '@aangan/shared-kit/domain/rent/mandate-states';
import type { ReminderWay } from '@aangan/shared-kit/domain/rent/reminder-days';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { type AccountRow, account } from '../../people/accounts/public.ts';
import type { RentSplits, TenancyRow } from '../payments/public.ts';
import { debitsFor, openMandates } from './mandates.queries.ts';
import { type DebitRow, type MandateRow, type ReminderRow, rentReminder } from './mandates.tables.ts';
import { monthlyPart } from './own-part.ts';
import { nextMonth } from './plan-debit.ts';

interface Viewed {
  readonly accountId: string;
  readonly tenancy: TenancyRow;
  readonly isOpen: boolean;
  readonly at: Date;
}

/** Automatic payment and reminders of a tenancy as one of its payers sees them. */
export async function automaticAnswer(
  transaction: Transaction,
  splits: RentSplits,
  { accountId, tenancy, isOpen, at }: Viewed,
): Promise<AutomaticRent> {
  const whose = { accountId, tenancyId: tenancy.id };
  const mandates = await openMandates(transaction, whose);
  const live = mandates.find(({ state }) => state !== 'asked');
  const asked = mandates.find(({ state }) => state === 'asked');
  const [person] = await transaction.select().from(account).where(eq(account.id, accountId));
  const reminder = await reminderOf(transaction, whose);
  return {
    paise: await monthlyPart(transaction, splits, accountId, tenancy, at),
    dueDay: tenancy.dueDay,
    isOpen,
    mandate: live ? wireMandate(live) : null,
    asked: asked ? wireMandate(asked) : null,
    next: live?.state === 'active' ? await nextDebit(transaction, live, tenancy) : null,
    debits: (await debitsFor(transaction, whose)).map((debit) => wireDebit(debit, at.getTime())),
    reminder: wireReminder(reminder),
    reminderWays: person ? reminderWays(person) : [],
  };
}

/** The reminder that somebody has chosen for a tenancy. */
async function reminderOf(
  database: DatabaseOrTransaction,
  { accountId, tenancyId }: Pick<ReminderRow, 'accountId' | 'tenancyId'>,
): Promise<ReminderRow | undefined> {
  const own = and(eq(rentReminder.accountId, accountId), eq(rentReminder.tenancyId, tenancyId));
  const [row] = await database.select().from(rentReminder).where(own);
  return row;
}

/** How a person can be reminded: WhatsApp needs consent, a mail a verified address. */
export function reminderWays({ phone, email, emailVerifiedAt, whatsAppOptIn }: AccountRow): ReminderWay[] {
  return [
    ...(phone ? (['SMS'] as const) : []),
    ...(phone && whatsAppOptIn ? (['WHATSAPP'] as const) : []),
    ...(email && emailVerifiedAt ? (['EMAIL'] as const) : []),
  ];
}

async function nextDebit(transaction: Transaction, mandate: MandateRow, tenancy: TenancyRow) {
  const month = await nextMonth(transaction, mandate, tenancy);
  const debitAt = plannedDebit(month, { dueDay: tenancy.dueDay, debitDay: mandate.debitDay });
  return { month, debitAt, noticeFrom: debitAt - NOTICE_AHEAD_MS };
}

function wireMandate({ id, state, mostPaise, debitDay, approveUrl, agreedAt }: MandateRow): RentMandate {
  return { id, state, mostPaise, debitDay, approveUrl, agreedAt: agreedAt.getTime() };
}

function wireDebit(debit: DebitRow, now: number): RentDebit {
  const { month, attempt, state, paise, debitAt, noticedAt, failure, dueId } = debit;
  return {
    ...{ month, attempt, state, paise, failure, dueId },
    debitAt: debitAt.getTime(),
    noticedAt: noticedAt?.getTime() ?? null,
    maySkip: maySkip(state),
    mayTakeBack: mayTakeBack(debit, now),
  };
}

/** Whether a skipped debit can still come: its notice was given, or still can be in time. @param now epoch ms */
export function mayTakeBack({ state, debitAt, noticedAt }: DebitRow, now: number): boolean {
  return state === 'skipped' && debitAt.getTime() - now >= (noticedAt === null ? NOTICE_MS : 0);
}

function wireReminder(reminder: ReminderRow | undefined): AutomaticRent['reminder'] {
  if (!reminder || reminder.stoppedAt !== null) return { daysBefore: [], ways: reminder?.ways ?? [] };
  return { daysBefore: reminder.daysBefore.toSorted((a, b) => b - a), ways: reminder.ways };
}
