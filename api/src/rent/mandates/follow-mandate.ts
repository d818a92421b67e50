import { firstMonth, NOTICE_MS, noticedDebit, plannedDebit } from '@aangan/shared-kit/domain/rent/mandate-calendar';
import { MANDATE_LIMITS, maySkip } from '@aangan/shared-kit/domain/rent/mandate-states';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { tenancyOf } from '../payments/public.ts';
import { dayWords, MANDATE_WORDS } from './mandate.words.ts';
import type { MandateFacts } from './mandate-bank.ts';
import type { MandateDeps } from './mandate-deps.ts';
import { tellOfMandate } from './mandate-news.ts';
import { changeMandate, debitsOf, endMandate, holdMandate, openMandates } from './mandates.queries.ts';
import type { MandateRow } from './mandates.tables.ts';
import { planDebit } from './plan-debit.ts';

/** Time between two questions about a mandate that the payer has not approved. */
const ASK_MS = 60_000;

/** Does what a mandate needs now: asks whether it is approved, plans its next debit, or ends it at the gateway. */
export async function workOnMandate(deps: MandateDeps, mandate: MandateRow, at: Date): Promise<void> {
  if (mandate.state === 'ended') return endAtGateway(deps, mandate);
  if (mandate.state === 'asked') return followApproval(deps, mandate, at);
  const { customer, token } = mandate;
  const state = customer && token ? await deps.bank.stateOf({ customer, token }) : 'ended';
  if (state === 'ended' || state === 'refused') return endByBank(deps, mandate, at);
  await planDebit(deps, mandate.id, at);
}

/** A mandate may be approved after it was given up here. */
async function endAtGateway({ bank, database }: MandateDeps, mandate: MandateRow): Promise<void> {
  const { id, registration } = mandate;
  const isKnown = mandate.token !== null || registration === null;
  const { customer, token } = isKnown ? mandate : await bank.find(registration);
  if (customer && token) await bank.cancel({ customer, token });
  await changeMandate(database, id, { workAt: null, customer, token });
}

async function followApproval(deps: MandateDeps, { id, registration }: MandateRow, at: Date): Promise<void> {
  const facts = registration === null ? NOT_REGISTERED : await deps.bank.find(registration);
  const active = await deps.database.transaction(async (transaction) => {
    const mandate = await holdMandate(transaction, id);
    if (mandate?.state !== 'asked') return undefined;
    if (facts.state === 'active') return activate(transaction, mandate, facts, at);
    const isLate = at.getTime() - mandate.agreedAt.getTime() > MANDATE_LIMITS.approveMs;
    if (facts.state === 'refused') await endMandate(transaction, mandate, 'refused', at);
    else if (facts.state === 'ended' || isLate) await endMandate(transaction, mandate, 'not-approved', at);
    else await changeMandate(transaction, id, { workAt: new Date(at.getTime() + ASK_MS) });
    return undefined;
  });
  if (active) await tellActive(deps, active, at);
}

const NOT_REGISTERED: MandateFacts = { state: 'asked', customer: null, token: null };

/** The payer has approved it: an earlier one ends, and its month that is not taken is the first of this one. */
async function activate(
  transaction: Transaction,
  mandate: MandateRow,
  { customer, token }: MandateFacts,
  at: Date,
): Promise<MandateRow> {
  const before = (await openMandates(transaction, mandate)).find(({ id }) => id !== mandate.id);
  const tenancy = await tenancyOf(transaction, mandate.tenancyId);
  const days = { debitDay: mandate.debitDay, dueDay: tenancy?.dueDay ?? mandate.debitDay };
  const month = before && (await untakenMonth(transaction, before.id));
  const from = month === undefined ? at.getTime() : Math.min(at.getTime(), plannedDebit(month, days) - NOTICE_MS);
  if (before) await endMandate(transaction, before, 'replaced', at);
  const activeAt = new Date(from);
  const change = { state: 'active', activeAt, workAt: at, approveUrl: null, customer, token } as const;
  await changeMandate(transaction, mandate.id, change);
  await emitLive(transaction, 'rent-mandate-state', mandate.id, { state: 'active' });
  return { ...mandate, ...change };
}

/** The first month that a mandate has planned and not taken. */
async function untakenMonth(transaction: Transaction, mandateId: string): Promise<string | undefined> {
  const debits = await debitsOf(transaction, mandateId);
  const untaken = debits.filter(({ state }) => maySkip(state) || state === 'too-high');
  return untaken.map(({ month }) => month).toSorted()[0];
}

async function tellActive(deps: MandateDeps, mandate: MandateRow, at: Date): Promise<void> {
  const { mostPaise, debitDay, activeAt, tenancyId } = mandate;
  const tenancy = await tenancyOf(deps.database, tenancyId);
  if (!tenancy || !activeAt) return;
  const days = { debitDay, dueDay: tenancy.dueDay };
  const planned = plannedDebit(firstMonth(days, activeAt.getTime()), days);
  const first = new Date(noticedDebit(planned, at.getTime()));
  const news = MANDATE_WORDS.active(mostPaise, dayWords(first));
  await tellOfMandate(deps, mandate, { key: 'active', title: MANDATE_WORDS.title, news });
}

async function endByBank(deps: MandateDeps, { id }: MandateRow, at: Date): Promise<void> {
  const ended = await deps.database.transaction(async (transaction) => {
    const mandate = await holdMandate(transaction, id);
    if (mandate?.state !== 'active' && mandate?.state !== 'paused') return undefined;
    await endMandate(transaction, mandate, 'bank', at);
    return mandate;
  });
  const news = { key: 'ended', title: MANDATE_WORDS.title, news: MANDATE_WORDS.ended.bank };
  if (ended) await tellOfMandate(deps, ended, news);
}
