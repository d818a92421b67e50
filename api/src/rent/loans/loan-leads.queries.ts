import type { LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import { LEAD_DELIVERY_HOURS, OPEN_LEAD_STATES } from '@aangan/shared-kit/domain/loans/loan-lead';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, asc, desc, eq, exists, gte, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { account } from '../../people/accounts/public.ts';
import { type LoanLeadRow, loanLead } from './loans.tables.ts';

/** How long a withdrawal is repeated to a lender that does not confirm it. */
const TELL_MS = 7 * 24 * HOUR_MS;

const IS_OPEN = inArray(loanLead.state, [...OPEN_LEAD_STATES]);

/** A person’s requests, newest first. */
export function leadsOf(database: Database, accountId: string): Promise<LoanLeadRow[]> {
  return leadsWhere(database, eq(loanLead.accountId, accountId));
}

/** The person’s request that has not ended. */
export async function openLead(database: DatabaseOrTransaction, accountId: string): Promise<LoanLeadRow | undefined> {
  const [row] = await leadsWhere(database, and(eq(loanLead.accountId, accountId), IS_OPEN));
  return row;
}

export type NewLead = Pick<
  LoanLeadRow,
  'accountId' | 'lender' | 'facts' | 'consent' | 'consentVersion' | 'isSample' | 'askedAt'
>;

export async function addLead(transaction: Transaction, lead: NewLead): Promise<LoanLeadRow> {
  const id = newId('lnl');
  const [row] = await transaction
    .insert(loanLead)
    .values({ id, state: 'sending', ...lead })
    .returning();
  if (!row) throw new Error('The inserted request was not found.');
  return row;
}

/**
 * Changes a request that is in one of the states.
 * @param lender only a request to this lender
 * @returns the changed row; undefined in other states
 */
export async function moveLead(
  database: DatabaseOrTransaction,
  id: string,
  from: readonly LoanLeadRow['state'][],
  change: Partial<LoanLeadRow>,
  lender?: LenderId,
): Promise<LoanLeadRow | undefined> {
  const [row] = await database
    .update(loanLead)
    .set(change)
    .where(and(eq(loanLead.id, id), inArray(loanLead.state, [...from]), lender && eq(loanLead.lender, lender)))
    .returning();
  return row;
}

/** A request of a person; undefined for those of others. */
export async function ownLead(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<LoanLeadRow | undefined> {
  const [row] = await leadsWhere(database, and(eq(loanLead.accountId, accountId), eq(loanLead.id, id)));
  return row;
}

/** Ends requests that no lender confirmed in time, and withdraws those of deleted accounts. */
export async function endLeads(database: Database, at: Date): Promise<void> {
  const deleted = database
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, loanLead.accountId), isNotNull(account.deletedAt)));
  await database
    .update(loanLead)
    .set({ state: 'withdrawn', withdrawnAt: at })
    .where(and(IS_OPEN, exists(deleted)));
  const late = new Date(at.getTime() - LEAD_DELIVERY_HOURS * HOUR_MS);
  await database
    .update(loanLead)
    .set({ state: 'failed', answeredAt: at })
    .where(and(eq(loanLead.state, 'sending'), lt(loanLead.askedAt, late)));
}

/** Requests that no lender has confirmed, oldest first. */
export function unsentLeads(database: Database): Promise<LoanLeadRow[]> {
  return database.select().from(loanLead).where(eq(loanLead.state, 'sending')).orderBy(asc(loanLead.askedAt));
}

/** Withdrawn requests whose lender may have them, and does not know of the withdrawal. */
export function untoldLeads(database: Database, at: Date): Promise<LoanLeadRow[]> {
  return database
    .select()
    .from(loanLead)
    .where(
      and(
        isNull(loanLead.toldAt),
        isNotNull(loanLead.triedAt),
        gte(loanLead.withdrawnAt, new Date(at.getTime() - TELL_MS)),
      ),
    );
}

function leadsWhere(database: DatabaseOrTransaction, where: SQL | undefined): Promise<LoanLeadRow[]> {
  return database.select().from(loanLead).where(where).orderBy(desc(loanLead.askedAt), desc(loanLead.id)).limit(50);
}
