import { debitAfterNotice } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { type DebitFailure, MANDATE_LIMITS, repeatedDebit } from '@aangan/shared-kit/domain/rent/mandate-states';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { account } from '../../people/accounts/public.ts';
import { dueOf, RENT_WORDS } from '../payments/public.ts';
import { failedWords, MANDATE_WORDS } from './mandate.words.ts';
import type { DebitFacts } from './mandate-bank.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { tellOfDebit } from './mandate-news.ts';
import { changeDebit, changeMandate, holdDebit, mandateOf } from './mandates.queries.ts';
import { type DebitRow, rentDebit } from './mandates.tables.ts';

/** Time between two questions about a debit. */
const ASK_MS = 5 * 60_000;

/**
 * Takes the money of a debit that has begun, or asks what became of it. The gateway's order is paid once, and it is asked
 * about before each request, so that a crash at any moment is harmless.
 */
export async function askDebit(deps: MandateDeps, asked: DebitRow, at: Date): Promise<void> {
  const { database, bank, paymentNews } = deps;
  const { id, gatewayOrder: order, paise } = asked;
  const mandate = await mandateOf(database, asked.mandateId);
  const [person] = mandate ? await database.select().from(account).where(eq(account.id, mandate.accountId)) : [];
  if (!mandate?.token || !mandate.customer || !person || order === null)
    return failDebit(deps, asked, 'mandate-gone', at);
  let facts = await bank.debitOf(order);
  if (!facts) {
    const { token, customer } = mandate;
    const payer = { name: person.name ?? '', phone: person.phone ?? '', email: person.email };
    await bank.debit({ token, customer, order, paise, payer, description: MANDATE_WORDS.description });
    facts = await bank.debitOf(order);
  }
  const known = facts ?? { state: 'asked' };
  const isLate = at.getTime() - asked.debitAt.getTime() > MANDATE_LIMITS.answerMs;
  if (known.state === 'asked' && !isLate) {
    return changeDebit(database, id, { workAt: new Date(at.getTime() + ASK_MS) });
  }
  if (known.state === 'paid') {
    await paymentNews({ kind: 'paid', order, paise, payment: known.payment }, at);
    return finishDebit(deps, asked, at);
  }
  await paymentNews({ kind: 'failed', order, paise, payment: null }, at);
  await failDebit(deps, asked, failureOf(known), at);
}

function failureOf(facts: DebitFacts): DebitFailure {
  return facts.state === 'failed' ? facts.failure : 'bank-down';
}

/** The money is here. Its order has told the rest. */
async function finishDebit(deps: MandateDeps, asked: DebitRow, at: Date): Promise<void> {
  await tell(deps, asked, 'paid', MANDATE_WORDS.taken(asked.paise));
  await deps.database.transaction(async (transaction) => {
    const held = await holdDebit(transaction, asked);
    if (held?.debit.state !== 'asked') return;
    await changeDebit(transaction, asked.id, { state: 'paid', workAt: null, endedAt: at });
  });
}

/** Ends a debit that took nothing, tells the payer why, and plans the repeat, if there is one. */
export async function failDebit(deps: MandateDeps, debit: DebitRow, failure: DebitFailure, at: Date): Promise<void> {
  const again = repeatedDebit(failure, debit.attempt, at.getTime());
  await tell(
    deps,
    debit,
    'failed',
    failedWords(debit.paise, failure, again === undefined ? undefined : new Date(again)),
  );
  await deps.database.transaction(async (transaction) => {
    const held = await holdDebit(transaction, debit);
    if (held?.debit.state !== debit.state) return;
    await changeDebit(transaction, debit.id, { state: 'failed', failure, workAt: null, endedAt: at });
    if (again !== undefined) await saveRepeat(transaction, debit, new Date(again), at);
    if (failure === 'mandate-gone') await changeMandate(transaction, debit.mandateId, { workAt: at });
  });
}

/** Takes another amount than the notice named, after a notice of its own; nothing above the mandate. */
export async function repeatDebit(
  transaction: Transaction,
  debit: DebitRow,
  mostPaise: number,
  at: Date,
): Promise<void> {
  if (debit.attempt >= MANDATE_LIMITS.attempts || debit.paise > mostPaise) return;
  await saveRepeat(transaction, debit, new Date(debitAfterNotice(at.getTime())), at);
}

async function saveRepeat(
  transaction: Transaction,
  { mandateId, month, attempt, paise, dueId }: DebitRow,
  debitAt: Date,
  at: Date,
): Promise<void> {
  const next = { mandateId, month, attempt: attempt + 1, paise, dueId, debitAt };
  const row = { ...next, id: newId('dbt'), state: 'planned' as const, workAt: at, createdAt: at };
  await transaction.insert(rentDebit).values(row).onConflictDoNothing();
}

async function tell(deps: MandateDeps, debit: DebitRow, state: 'paid' | 'failed', news: string): Promise<void> {
  const mandate = await mandateOf(deps.database, debit.mandateId);
  const due = debit.dueId === null ? undefined : await dueOf(deps.database, debit.dueId);
  if (!mandate || !due) return;
  const title = RENT_WORDS.title(due.kind, due.month);
  await tellOfDebit(deps, mandate, { id: debit.id, dueId: due.id, state }, { title, news });
}
