import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { DUE_KINDS_OF, type DueKind } from '@aangan/shared-kit/domain/rent/payment-states';
import type { SharePart } from '@aangan/shared-kit/domain/rent/split';
import { indiaMonth, laterMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { and, count, eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { badInput, CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { dueOfMonth, sharesOf } from './dues.queries.ts';
import { showDue } from './move-due.ts';
import type { RentSplits } from './ports.ts';
import { type DueRow, rentDue, rentDueEvent, rentShare, rentTenancy, type TenancyRow } from './rent-payments.tables.ts';
import { RENT_WORDS } from './rent-payments.words.ts';
import { dayOfMonth } from './tenancies.queries.ts';

interface NewDue {
  readonly kind: DueKind;
  readonly month: string;
  readonly paise: number;
}

/**
 * The sum of a month and purpose, with its shares. One that exists is the same one; it takes another amount as long as
 * nobody has paid.
 * @throws CallError 400 for another month or kind, 429 for too many begun ones
 */
export async function makeDue(
  transaction: Transaction,
  splits: RentSplits,
  tenancy: TenancyRow,
  { kind, month, paise }: NewDue,
  at: Date,
): Promise<DueRow> {
  const kinds: readonly DueKind[] = DUE_KINDS_OF[tenancy.kind];
  if (!kinds.includes(kind)) throw badInput('body.kind', RENT_WORDS.notThisKind);
  const now = indiaMonth(at.getTime());
  const { monthsBack, monthsAhead } = RENT_PAYMENT_LIMITS;
  if (month < laterMonth(now, -monthsBack) || month > laterMonth(now, monthsAhead)) {
    throw badInput('body.month', RENT_WORDS.otherMonth);
  }
  // Two tabs make one.
  await lockAccount(transaction, tenancy.accountId);
  const before = await dueOfMonth(transaction, { tenancyId: tenancy.id, month, kind });
  if (before) return changedDue(transaction, splits, tenancy, { before, paise }, at);
  if ((await openDues(transaction, tenancy.accountId)) >= RENT_PAYMENT_LIMITS.mostOpenDues) {
    throw new CallError(429, RENT_WORDS.tooManyDues);
  }
  const [due] = await transaction
    .insert(rentDue)
    .values({
      id: newId('due'),
      tenancyId: tenancy.id,
      landlordId: tenancy.landlordId,
      kind,
      month,
      dueOn: dayOfMonth(month, tenancy.dueDay),
      paise,
      state: 'collecting',
      createdAt: at,
    })
    .returning();
  if (!due) throw new Error('The inserted due was not found.');
  const parts = await partsOf(transaction, splits, tenancy, paise);
  await saveShares(transaction, due.id, parts);
  // Who pays alone has just made it; flatmates are told.
  const notifiedAt = parts.length > 1 ? null : at;
  await transaction.insert(rentDueEvent).values({ dueId: due.id, state: 'collecting', at, notifiedAt });
  return due;
}

async function changedDue(
  transaction: Transaction,
  splits: RentSplits,
  tenancy: TenancyRow,
  { before, paise }: { readonly before: DueRow; readonly paise: number },
  at: Date,
): Promise<DueRow> {
  const shares = await sharesOf(transaction, before.id);
  const isUntouched = before.state === 'collecting' && shares.every(({ paidAt }) => paidAt === null);
  if (!isUntouched || (before.paise === paise && before.landlordId === tenancy.landlordId)) return before;
  const change = { paise, landlordId: tenancy.landlordId };
  const [due] = await transaction.update(rentDue).set(change).where(eq(rentDue.id, before.id)).returning();
  if (!due) throw new Error('The changed due was not found.');
  await replaceShares(transaction, due, await partsOf(transaction, splits, tenancy, paise), at);
  return due;
}

/** Other parts of a due that nobody has paid. Money for an order of a former part goes to its buyer's wallet. */
export async function replaceShares(
  transaction: Transaction,
  due: DueRow,
  parts: readonly SharePart[],
  at: Date,
): Promise<void> {
  await transaction.delete(rentShare).where(eq(rentShare.dueId, due.id));
  await saveShares(transaction, due.id, parts);
  if (parts.length > 1) await transaction.insert(rentDueEvent).values({ dueId: due.id, state: due.state, at });
  await showDue(transaction, due);
}

async function saveShares(transaction: Transaction, dueId: string, parts: readonly SharePart[]): Promise<void> {
  const rows = parts.map(({ accountId, paise }) => ({
    id: newId('shr'),
    dueId,
    accountId,
    paise,
    state: 'unpaid' as const,
  }));
  await transaction.insert(rentShare).values(rows);
}

async function partsOf(
  transaction: Transaction,
  splits: RentSplits,
  { id, accountId }: TenancyRow,
  paise: number,
): Promise<readonly SharePart[]> {
  return (await splits.partsOf(transaction, { id, accountId }, paise)) ?? [{ accountId, paise }];
}

async function openDues(transaction: Transaction, accountId: string): Promise<number> {
  const [row] = await transaction
    .select({ dues: count() })
    .from(rentDue)
    .innerJoin(rentTenancy, eq(rentTenancy.id, rentDue.tenancyId))
    .where(and(eq(rentTenancy.accountId, accountId), eq(rentDue.state, 'collecting')));
  return row?.dues ?? 0;
}
