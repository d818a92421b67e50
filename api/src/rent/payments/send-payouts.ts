import { randomBytes } from 'node:crypto';
import { dueReference } from '@aangan/shared-kit/domain/rent/payment-states';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { postTransaction } from '../../money/ledger/public.ts';
import { beneficiaryIn, landlordOf } from '../landlords/public.ts';
import { sending } from './client-money.ts';
import { holdDue } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import { BankError, type PayoutBank, type PayoutFacts, PayoutRefused } from './payout-bank.ts';
import type { PayoutAhead } from './ports.ts';
import { type PayoutRow, rentDue, rentPayout } from './rent-payments.tables.ts';
import { settlePayout } from './settle-payout.ts';

/** Dues and payouts of one run. */
const BATCH = 100;

/** After an answer that is missing, and while the bank has the money. */
const ASK_AGAIN_AFTER_MS = 60_000;

const DAY_MS = 86_400_000;

export interface PayoutDeps {
  readonly database: Database;
  readonly bank: PayoutBank;
  readonly sealedText: SealedText;
  readonly events: Pick<Events, 'emit'>;
  readonly isHeld: (transaction: Transaction, ahead: PayoutAhead) => Promise<boolean>;
  readonly now: () => number;
  /** Is called for each payout whose answer is missing; the bank is asked again. */
  readonly onTrouble: (payoutId: string, error: unknown) => void;
}

/**
 * Makes payouts of all dues that are received, then asks the bank. A row with its key exists before the bank hears of it,
 * and the same key is one payout: a crash between the two loses nothing and sends nothing twice.
 */
export async function sendPayouts(deps: PayoutDeps): Promise<void> {
  const ready = await deps.database
    .select({ id: rentDue.id })
    .from(rentDue)
    .where(eq(rentDue.state, 'received'))
    .orderBy(asc(rentDue.receivedAt))
    .limit(BATCH);
  for (const { id } of ready) {
    await deps.database.transaction((transaction) => preparePayout(deps, transaction, id));
  }
  const open = await deps.database
    .select()
    .from(rentPayout)
    .where(and(inArray(rentPayout.state, ['asked', 'sent']), lte(rentPayout.askAt, new Date(deps.now()))))
    .orderBy(asc(rentPayout.askAt))
    .limit(BATCH);
  for (const payout of open) await askBank(deps, payout);
}

/** Writes down the payout of a due, unless it is held or its account is not known to the bank. */
async function preparePayout(deps: PayoutDeps, transaction: Transaction, dueId: string): Promise<void> {
  const at = new Date(deps.now());
  const due = await holdDue(transaction, dueId);
  const landlord = due && (await landlordOf(transaction, due.landlordId));
  if (due?.state !== 'received' || landlord?.checkState !== 'valid') return;
  if (await deps.isHeld(transaction, { due, landlord, at })) {
    await moveDue(transaction, due, 'hold');
    return;
  }
  const [before] = await transaction
    .select({ attempts: sql<number>`count(*)::int` })
    .from(rentPayout)
    .where(eq(rentPayout.dueId, due.id));
  const id = `pto_${randomBytes(15).toString('base64url')}`;
  const { paise } = due;
  await transaction
    .insert(rentPayout)
    .values({ id, dueId, attempt: (before?.attempts ?? 0) + 1, paise, state: 'asked', askAt: at, createdAt: at });
  await postTransaction(transaction, {
    key: `payout:${id}:sending`,
    kind: 'rent',
    description: 'Rent to a landlord',
    at,
    entries: sending({ dueId, payoutId: id, paise }),
  });
  await moveDue(transaction, due, 'ask-bank', { returnReason: null });
}

async function askBank(deps: PayoutDeps, payout: PayoutRow): Promise<void> {
  const { database, events, now, onTrouble } = deps;
  try {
    const facts = await factsOf(deps, payout);
    if (facts) await database.transaction((tx) => settlePayout(tx, events, facts, new Date(now())));
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    onTrouble(payout.id, error);
  }
  const askAt = new Date(now() + ASK_AGAIN_AFTER_MS);
  await database.update(rentPayout).set({ askAt }).where(eq(rentPayout.id, payout.id));
}

/** What the bank says: a payout that it has is asked about, another one is sent. */
async function factsOf(
  { database, bank, sealedText, now }: PayoutDeps,
  payout: PayoutRow,
): Promise<PayoutFacts | undefined> {
  const isOld = now() - payout.createdAt.getTime() > bank.keyDays * DAY_MS;
  if (payout.state === 'sent' || isOld) return bank.find(payout.id);
  const [due] = await database.select().from(rentDue).where(eq(rentDue.id, payout.dueId));
  const landlord = due && (await landlordOf(database, due.landlordId));
  const beneficiary = landlord && beneficiaryIn(sealedText, landlord);
  if (!beneficiary) return refused(payout, 'wrong-account');
  const narration = `Rent ${dueReference(payout.dueId).replace('-', ' ')}`;
  try {
    return await bank.send({ key: payout.id, paise: payout.paise, beneficiary, narration });
  } catch (error) {
    if (error instanceof PayoutRefused) return refused(payout, error.reason);
    throw error;
  }
}

function refused({ id, paise }: PayoutRow, returnReason: PayoutRefused['reason']): PayoutFacts {
  return { key: id, bankPayout: '', state: 'failed', paise, bankReference: null, returnReason };
}
