import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { isQuiet, quietUntil } from '@aangan/shared-kit/domain/quiet-hours';
import { feePaise } from '@aangan/shared-kit/domain/rent/fee';
import { firstMonth, NOTICE_AHEAD_MS, NOTICE_MS, plannedDebit } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { laterMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { account } from '../../people/accounts/public.ts';
import {
  type DueRow,
  dueOfMonth,
  MONTHLY_KIND,
  makeDue,
  RENT_WORDS,
  type ShareRow,
  sharesOf,
  type TenancyRow,
  tenancyOf,
} from '../payments/public.ts';
import { MANDATE_WORDS } from './mandate.words.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { tellOfMandate } from './mandate-news.ts';
import { changeMandate, debitsOf, endMandate, holdMandate } from './mandates.queries.ts';
import { type DebitRow, type MandateRow, rentDebit } from './mandates.tables.ts';

/** Time that quiet hours may delay a notice. */
const QUIET_MS = 20 * 3_600_000;

/** The month whose debit a mandate plans next. */
export async function nextMonth(
  database: DatabaseOrTransaction,
  { id, debitDay, activeAt, agreedAt }: MandateRow,
  { dueDay }: Pick<TenancyRow, 'dueDay'>,
): Promise<string> {
  const days = { dueDay, debitDay };
  const planned = (await debitsOf(database, id)).map(({ month }) => month);
  let month = firstMonth(days, (activeAt ?? agreedAt).getTime());
  while (planned.includes(month)) month = laterMonth(month, 1);
  return month;
}

/** Plans the next debit of an active mandate, once its notice is due. Ends a mandate whose home or payer is gone. */
export async function planDebit(deps: MandateDeps, mandateId: string, at: Date): Promise<void> {
  await deps.database.transaction(async (transaction) => {
    const mandate = await holdMandate(transaction, mandateId);
    const tenancy = mandate && (await tenancyOf(transaction, mandate.tenancyId));
    if (!mandate || !tenancy || (mandate.state !== 'active' && mandate.state !== 'paused')) return;
    const [person] = await transaction.select().from(account).where(eq(account.id, mandate.accountId));
    if (tenancy.endedAt !== null || !person || person.deletedAt !== null) {
      const news = { key: 'ended', title: MANDATE_WORDS.title, news: MANDATE_WORDS.ended['home-ended'] };
      await tellOfMandate(deps, mandate, news);
      return endMandate(transaction, mandate, 'home-ended', at);
    }
    const tomorrow = new Date(at.getTime() + DAY_MS);
    if (mandate.state === 'paused') return changeMandate(transaction, mandateId, { workAt: tomorrow });
    const month = await nextMonth(transaction, mandate, tenancy);
    const planned = plannedDebit(month, { dueDay: tenancy.dueDay, debitDay: mandate.debitDay });
    const noticeFrom = noticeTime(planned, person, at);
    if (noticeFrom > at.getTime()) {
      // Looked at daily, as the home's due day may change.
      return changeMandate(transaction, mandateId, { workAt: new Date(Math.min(noticeFrom, tomorrow.getTime())) });
    }
    await saveDebit(transaction, deps, { mandate, tenancy, month, debitAt: new Date(planned) }, at);
    await changeMandate(transaction, mandateId, { workAt: at });
  });
}

/** When the notice of a debit may be given: two days before, after quiet hours. */
function noticeTime(planned: number, person: Parameters<typeof isQuiet>[0], at: Date): number {
  const from = planned - NOTICE_AHEAD_MS;
  const now = Math.max(from, at.getTime());
  const mayWait = planned - now > NOTICE_MS + QUIET_MS;
  return isQuiet(person, now) && mayWait ? (quietUntil(person, now) ?? now) : now;
}

interface Planned {
  readonly mandate: MandateRow;
  readonly tenancy: TenancyRow;
  readonly month: string;
  readonly debitAt: Date;
}

async function saveDebit(transaction: Transaction, deps: MandateDeps, planned: Planned, at: Date): Promise<void> {
  const { mandate, tenancy, month, debitAt } = planned;
  const row = { id: newId('dbt'), mandateId: mandate.id, month, attempt: 1, debitAt, createdAt: at } as const;
  const save = (facts: Pick<DebitRow, 'state' | 'paise' | 'dueId' | 'workAt'>) =>
    transaction.insert(rentDebit).values({ ...row, ...facts, ...(facts.workAt === null && { endedAt: at }) });
  const due = await dueFor(transaction, deps, planned, at);
  const share = due && (await ownShare(transaction, due, mandate.accountId));
  if (!due || !share) {
    await save({ state: 'dropped', paise: tenancy.monthlyPaise, dueId: due?.id ?? null, workAt: null });
    return;
  }
  const paise = debitPaise(share, debitAt);
  if (paise > mandate.mostPaise) {
    const title = RENT_WORDS.title(due.kind, due.month);
    const news = MANDATE_WORDS.tooHigh(paise, mandate.mostPaise);
    await tellOfMandate(deps, mandate, { key: `too-high ${month}`, title, news });
    await save({ state: 'too-high', paise, dueId: due.id, workAt: null });
  } else await save({ state: 'planned', paise, dueId: due.id, workAt: at });
}

/** The sum of a month that is not paid; undefined where there is none. One that exists keeps its amount. */
async function dueFor(
  transaction: Transaction,
  { splits }: MandateDeps,
  { tenancy, month }: Planned,
  at: Date,
): Promise<DueRow | undefined> {
  const kind = MONTHLY_KIND[tenancy.kind];
  const before = await dueOfMonth(transaction, { tenancyId: tenancy.id, month, kind });
  if (before) return before.state === 'collecting' ? before : undefined;
  try {
    return await makeDue(transaction, splits(), tenancy, { kind, month, paise: tenancy.monthlyPaise }, at);
  } catch (error) {
    // Too many begun payments, or a month out of range: the payer pays by hand.
    if (error instanceof CallError) return undefined;
    throw error;
  }
}

/** The payer's part that is not paid. */
export async function ownShare(
  transaction: Transaction,
  { id, state }: Pick<DueRow, 'id' | 'state'>,
  accountId: string,
): Promise<ShareRow | undefined> {
  if (state !== 'collecting') return undefined;
  const share = (await sharesOf(transaction, id)).find((each) => each.accountId === accountId);
  return share?.state === 'unpaid' || share?.state === 'paying' ? share : undefined;
}

/** What a debit takes for a share: with the fee of UPI. */
export function debitPaise({ paise }: Pick<ShareRow, 'paise'>, debitAt: Date): number {
  return paise + feePaise('upi', paise, indiaDay(debitAt.getTime()));
}
