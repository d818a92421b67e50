import { LANDLORD_LIMITS } from '@aangan/shared-kit/domain/rent/landlord-rules';
import { comparePayeeNames } from '@aangan/shared-kit/domain/rent/payee-name';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { type AccountCheck, AccountCheckError, type AccountFacts } from './account-check.ts';
import { LANDLORD_WORDS } from './landlord.words.ts';
import { beneficiaryIn } from './landlord-seals.ts';
import { changeLandlord, checksSince, holdLandlord, saveCheck } from './landlords.queries.ts';
import type { LandlordRow } from './landlords.tables.ts';

interface CheckDeps {
  readonly database: Database;
  readonly sealedText: SealedText;
  readonly check: AccountCheck | undefined;
  readonly now: () => number;
}

/**
 * Asks the bank about the account of a landlord, and stores what it says.
 * @throws CallError 429 after too many checks of a day, 503 while the provider does not answer
 */
export async function checkAccount(deps: CheckDeps, landlord: LandlordRow, accountId: string): Promise<void> {
  const { database, check, now } = deps;
  const beneficiary = beneficiaryIn(deps.sealedText, landlord);
  if (!check || !beneficiary) throw new CallError(503, LANDLORD_WORDS.noBank);
  const reference = newId('chk');
  await database.transaction(async (transaction) => {
    await holdLandlord(transaction, landlord.id);
    const asked = await checksSince(transaction, accountId, new Date(now() - DAY_MS));
    if (asked >= LANDLORD_LIMITS.checksADay) throw new CallError(429, LANDLORD_WORDS.tooManyChecks);
    await saveCheck(transaction, { id: reference, accountId, landlordId: landlord.id, createdAt: new Date(now()) });
  });
  const facts = await check.begin({ reference, beneficiary }).catch((error: unknown) => {
    if (error instanceof AccountCheckError) throw new CallError(503, LANDLORD_WORDS.noBank);
    throw error;
  });
  await database.transaction((transaction) => noteFacts(transaction, landlord, facts, new Date(now())));
}

/** Stores an answer of the bank, unless the account has changed since it was asked. */
export async function noteFacts(
  transaction: Transaction,
  asked: Pick<LandlordRow, 'id' | 'destinationDigest'>,
  { checkId, state, registeredName }: AccountFacts,
  at: Date,
): Promise<void> {
  const landlord = await holdLandlord(transaction, asked.id);
  if (landlord?.destinationDigest !== asked.destinationDigest) return;
  await changeLandlord(transaction, landlord.id, {
    checkState: state,
    checkId,
    checkedAt: at,
    registeredName,
    nameMatch: registeredName === null ? null : comparePayeeNames(landlord.name, registeredName),
  });
}
