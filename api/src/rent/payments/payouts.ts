import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Events } from '../../foundation/events/public.ts';
import { newId } from '../../foundation/random/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { postTransaction } from '../../money/ledger/public.ts';
import { beneficiaryIn, landlordOf } from '../landlords/public.ts';
import { sending } from './client-money.ts';
import { changePayout, dueOf, duesIn, holdDue, payoutsToAsk } from './dues.queries.ts';
import { moveDue } from './move-due.ts';
import { BankError, type PayoutBank, type PayoutFacts, PayoutRefused } from './payout-bank.ts';
import type { PayoutHolds } from './ports.ts';
import { type PayoutRow, rentPayout } from './rent-payments.tables.ts';
import { settlePayout } from './settle-payout.ts';

/** Dues and payouts in one run. */
const BATCH = 100;

/** Longer than the bank's timeout: whoever else reads the same list asks later, also after a crash. */
const ASKING_MS = 15_000;

interface PayoutDeps {
  readonly database: Database;
  readonly bank: PayoutBank;
  /** Asked at a payout, since higher modules answer. */
  readonly holds: () => PayoutHolds;
  readonly sealedText: SealedText;
  readonly events: Pick<Events, 'emit'>;
  /** Is called for payouts whose answer is missing; they are asked about again. */
  readonly onTrouble: (payoutId: string, error: unknown) => void;
}

/**
 * Sends what is received. A payout exists with its key before the bank is asked, so that a crash at any moment is
 * harmless: the same key is asked again, and the bank makes one payout for it.
 */
export async function sendPayouts(deps: PayoutDeps, at: Date): Promise<void> {
  for (const dueId of await duesIn(deps.database, 'received', BATCH)) {
    await deps.database.transaction((transaction) => preparePayout(transaction, deps, dueId, at));
  }
  for (const payout of await payoutsToAsk(deps.database, at, BATCH)) await askBank(deps, payout, at);
}

/** Holds a due, or writes its payout and moves its money out of what is held. */
async function preparePayout(transaction: Transaction, { holds }: PayoutDeps, dueId: string, at: Date): Promise<void> {
  const due = await holdDue(transaction, dueId);
  const landlord = due && (await landlordOf(transaction, due.landlordId));
  // Money goes only to an account that the bank knows.
  if (due?.state !== 'received' || landlord?.checkState !== 'valid') return;
  if (await holds().holds(transaction, due, at)) {
    await moveDue(transaction, due, 'hold', at);
    return;
  }
  const id = newId('pto');
  const attempt = (await transaction.$count(rentPayout, eq(rentPayout.dueId, dueId))) + 1;
  await transaction
    .insert(rentPayout)
    .values({ id, dueId, attempt, paise: due.paise, state: 'asked', askAt: at, createdAt: at });
  await postTransaction(transaction, {
    key: `payout:${id}:asked`,
    kind: 'client-money',
    description: 'Rent on its way to the landlord',
    at,
    entries: sending({ dueId, payoutId: id, paise: due.paise }),
  });
  await moveDue(transaction, due, 'ask-bank', at, { returnReason: null });
}

async function askBank(deps: PayoutDeps, payout: PayoutRow, at: Date): Promise<void> {
  const { database, events, onTrouble } = deps;
  await changePayout(database, payout.id, { askAt: new Date(at.getTime() + ASKING_MS) });
  try {
    const facts = await factsOf(deps, payout, at);
    if (facts) await database.transaction((transaction) => settlePayout(transaction, events, facts, at));
  } catch (error) {
    if (error instanceof PayoutRefused) {
      const refused = { key: payout.id, bankPayout: '', paise: payout.paise, bankReference: null };
      const facts: PayoutFacts = { ...refused, state: 'failed', returnReason: error.reason };
      await database.transaction((transaction) => settlePayout(transaction, events, facts, at));
    } else if (error instanceof BankError) onTrouble(payout.id, error);
    else throw error;
  }
}

/** Sends a payout, or asks what became of it. A key that is too old to be repeated is only asked about. */
async function factsOf(
  { database, bank, sealedText }: PayoutDeps,
  payout: PayoutRow,
  at: Date,
): Promise<PayoutFacts | undefined> {
  const isOld = at.getTime() - payout.createdAt.getTime() > bank.keyDays * DAY_MS;
  if (payout.state === 'sent' || isOld) {
    const found = await bank.find(payout.id);
    if (!found && payout.state === 'asked') throw new PayoutRefused('bank-down', 'The bank never had it');
    return found;
  }
  const due = await dueOf(database, payout.dueId);
  const landlord = due && (await landlordOf(database, due.landlordId));
  const beneficiary = landlord && beneficiaryIn(sealedText, landlord);
  if (!due || !beneficiary) throw new PayoutRefused('wrong-account', 'The account was deleted');
  return bank.send({
    key: payout.id,
    paise: payout.paise,
    beneficiary,
    narration: `Rent ${due.month.replace('-', ' ')}`,
  });
}
