import { plannedDebit } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { maySkip, mostProblem } from '@aangan/shared-kit/domain/rent/mandate-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { TenancyRow } from '../payments/public.ts';
import { mayTakeBack } from './automatic-answer.ts';
import { MANDATE_WORDS } from './mandate.words.ts';
import {
  changeDebit,
  changeMandate,
  debitsOf,
  dropDebits,
  endMandate,
  holdMandate,
  openMandates,
} from './mandates.queries.ts';
import { type DebitRow, type MandateRow, rentDebit, rentMandate } from './mandates.tables.ts';
import { nextMonth } from './plan-debit.ts';

interface Terms {
  readonly mostPaise: number;
  readonly debitDay: number;
}

/**
 * A mandate that the payer should approve. The same terms again are the same one; others take its place.
 * @param part what the payer pays each month, with the fee
 */
export async function askMandate(
  transaction: Transaction,
  whose: { readonly accountId: string; readonly tenancyId: string },
  { mostPaise, debitDay }: Terms,
  part: number,
  at: Date,
): Promise<MandateRow> {
  if (part === 0) throw new CallError(409, MANDATE_WORDS.noShare);
  if (mostProblem(mostPaise, part) !== undefined) throw new CallError(409, MANDATE_WORDS.tooLow(part));
  // Two tabs ask once.
  await lockAccount(transaction, whose.accountId);
  const before = (await openMandates(transaction, whose)).find(({ state }) => state === 'asked');
  if (before?.mostPaise === mostPaise && before.debitDay === debitDay) return before;
  if (before) await endMandate(transaction, before, 'replaced', at);
  const row = { id: newId('mnd'), ...whose, state: 'asked' as const, mostPaise, debitDay };
  const [saved] = await transaction
    .insert(rentMandate)
    .values({ ...row, agreedAt: at, workAt: at })
    .returning();
  if (!saved) throw new Error('The inserted mandate was not found.');
  return saved;
}

/** The mandate that takes rent now, locked. @throws CallError 404 */
async function liveMandate(transaction: Transaction, accountId: string, tenancyId: string): Promise<MandateRow> {
  const found = (await openMandates(transaction, { accountId, tenancyId })).find(({ state }) => state !== 'asked');
  const held = found && (await holdMandate(transaction, found.id));
  if (held?.state !== 'active' && held?.state !== 'paused') throw notFound(MANDATE_WORDS.noMandate);
  return held;
}

/** Pauses a mandate, or goes on. Debits that were dropped by the pause come back as long as there is time. */
export async function pauseMandate(
  transaction: Transaction,
  { accountId, tenancyId }: Pick<MandateRow, 'accountId' | 'tenancyId'>,
  state: 'active' | 'paused',
  at: Date,
): Promise<void> {
  const mandate = await liveMandate(transaction, accountId, tenancyId);
  if (mandate.state === state) return;
  if (state === 'paused') {
    await changeMandate(transaction, mandate.id, { state, workAt: at });
    return dropDebits(transaction, mandate.id, at);
  }
  await changeMandate(transaction, mandate.id, { state, activeAt: at, workAt: at });
  for (const debit of await debitsOf(transaction, mandate.id)) {
    if (debit.state === 'dropped') await bringBack(transaction, { ...debit, state: 'skipped' }, at);
  }
}

/** Ends what is asked for, or else the mandate itself. */
export async function stopMandate(
  transaction: Transaction,
  { accountId, tenancyId }: Pick<MandateRow, 'accountId' | 'tenancyId'>,
  at: Date,
): Promise<void> {
  const asked = (await openMandates(transaction, { accountId, tenancyId })).find(({ state }) => state === 'asked');
  const mandate = asked ?? (await liveMandate(transaction, accountId, tenancyId));
  const held = await holdMandate(transaction, mandate.id);
  if (held && held.state !== 'ended') await endMandate(transaction, held, 'payer', at);
}

/** Leaves a month out, before its debit has begun. @throws CallError 404, 409 when it is too late */
export async function skipMonth(
  transaction: Transaction,
  tenancy: TenancyRow,
  { accountId, month, paise }: { readonly accountId: string; readonly month: string; readonly paise: number },
  at: Date,
): Promise<void> {
  const mandate = await liveMandate(transaction, accountId, tenancy.id);
  const [debit] = (await debitsOf(transaction, mandate.id)).filter((each) => each.month === month);
  if (debit?.state === 'skipped') return;
  if (debit && maySkip(debit.state)) {
    return changeDebit(transaction, debit.id, { state: 'skipped', workAt: null, endedAt: at });
  }
  if (debit || (await nextMonth(transaction, mandate, tenancy)) !== month)
    throw new CallError(409, MANDATE_WORDS.notNow);
  const debitAt = new Date(plannedDebit(month, { dueDay: tenancy.dueDay, debitDay: mandate.debitDay }));
  const row = { id: newId('dbt'), mandateId: mandate.id, month, attempt: 1, paise, debitAt };
  await transaction.insert(rentDebit).values({ ...row, state: 'skipped', createdAt: at, endedAt: at });
}

/** Takes a skipped month back, as long as its debit can still come. @throws CallError 404, 409 when it is too late */
export async function takeBackSkip(
  transaction: Transaction,
  { accountId, tenancyId, month }: { readonly accountId: string; readonly tenancyId: string; readonly month: string },
  at: Date,
): Promise<void> {
  const mandate = await liveMandate(transaction, accountId, tenancyId);
  const [debit] = (await debitsOf(transaction, mandate.id)).filter((each) => each.month === month);
  if (!debit) throw notFound(MANDATE_WORDS.noMandate);
  if (maySkip(debit.state)) return;
  if (!mayTakeBack(debit, at.getTime())) throw new CallError(409, MANDATE_WORDS.notNow);
  await bringBack(transaction, debit, at);
  await changeMandate(transaction, mandate.id, { workAt: at });
}

/** A debit goes on where it was. One that was not announced is planned anew. */
async function bringBack(transaction: Transaction, debit: DebitRow, at: Date): Promise<void> {
  if (!mayTakeBack(debit, at.getTime())) return;
  const { id, noticedAt, gatewayOrder, debitAt } = debit;
  if (noticedAt === null || gatewayOrder === null) await transaction.delete(rentDebit).where(eq(rentDebit.id, id));
  else await changeDebit(transaction, id, { state: 'noticed', workAt: debitAt, endedAt: null });
}
