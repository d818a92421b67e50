import type { LandlordTenant } from '@aangan/shared-kit/contracts/rent-landlord-side';
import { type DisputeKind, disputeKindsOf, landlordSees } from '@aangan/shared-kit/domain/rent/disputes';
import { mayMove } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError, notFound } from '../../foundation/server/public.ts';
import { changeLandlord, holdLandlord, type LandlordRow } from '../landlords/public.ts';
import { type PayoutMoves, sharesOf } from '../payments/public.ts';
import { dueTo, openDuesTo } from './landlord-payments.queries.ts';
import { LANDLORD_SIDE_WORDS as WORDS } from './landlord-side.words.ts';
import { saveDispute } from './rent-disputes.queries.ts';
import { tenantOf } from './wire-tenant.ts';

export interface AnswerDeps {
  readonly database: Database;
  readonly moves: PayoutMoves;
  readonly now: () => number;
}

/** Stores that a landlord agrees or refuses; either can be changed later. @returns the page's new state */
export async function answerConsent(
  { database, moves, now }: AnswerDeps,
  landlord: LandlordRow,
  consent: 'given' | 'refused',
): Promise<LandlordTenant> {
  const change = { id: landlord.id, decision: consent, at: new Date(now()) };
  await database.transaction((transaction) => storeConsent(transaction, moves, change));
  return tenantOf(database, { ...landlord, consent });
}

/** Stores a consent. After a refusal, money that was not sent goes back to its payers. */
export async function storeConsent(
  transaction: Transaction,
  moves: PayoutMoves,
  { id, decision, at }: { id: string; decision: 'given' | 'refused'; at: Date },
): Promise<void> {
  const landlord = await holdLandlord(transaction, id);
  if (!landlord || landlord.consent === decision) return;
  await changeLandlord(transaction, id, { consent: decision, consentAt: at });
  if (decision === 'given') return;
  for (const { id: dueId, state } of await openDuesTo(transaction, id)) {
    if (!mayMove(state, 'give-back', 'landlord')) continue;
    const shares = await sharesOf(transaction, dueId);
    // Where nobody has begun to pay, nothing goes back.
    if (shares.some((share) => share.state !== 'unpaid')) await moves.returnDue(transaction, dueId, at);
  }
}

/**
 * Stores the report of a payment for staff. @returns the page's new state
 * @throws CallError 404 for a payment to somebody else, 409 while a report of it waits
 */
export async function reportPayment(
  { database, now }: AnswerDeps,
  landlord: LandlordRow,
  { dueId, kind, text }: { readonly dueId: string; readonly kind: DisputeKind; readonly text: string },
): Promise<LandlordTenant> {
  await database.transaction(async (transaction) => {
    const due = await dueTo(transaction, { id: dueId, landlordId: landlord.id });
    if (!due || !landlordSees(due.state)) throw notFound(WORDS.noPayment);
    if (!disputeKindsOf(due.state).includes(kind)) throw badInput('body.kind', WORDS.wrongKind);
    const facts = { landlordId: landlord.id, dueId, kind, text, createdAt: new Date(now()) };
    if (!(await saveDispute(transaction, facts))) throw new CallError(409, WORDS.waits);
  });
  return tenantOf(database, landlord);
}
