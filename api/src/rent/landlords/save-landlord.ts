import type { LandlordDestinationInput } from '@aangan/shared-kit/contracts/rent-landlords';
import { LANDLORD_LIMITS } from '@aangan/shared-kit/domain/rent/landlord-rules';
import type { Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import type { SealedText } from '../../foundation/sealed-text/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { LANDLORD_WORDS } from './landlord.words.ts';
import { endLandlordLinks } from './landlord-links.ts';
import { destinationColumns, destinationDigest, panColumns, phoneColumns, sealFor } from './landlord-seals.ts';
import { changeLandlord, insertLandlord, landlordsOf } from './landlords.queries.ts';
import type { LandlordRow } from './landlords.tables.ts';

/** A landlord as a payer gives it. @see the contract for the forms of the texts; `phone` has its country code */
interface GivenLandlord {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly destination: LandlordDestinationInput;
  readonly pan: string;
  readonly hasNoPan: boolean;
}

/** An answer of the bank is about one account. */
const UNCHECKED = {
  checkState: 'unchecked',
  checkId: null,
  checkedAt: null,
  registeredName: null,
  nameMatch: null,
} as const;

/**
 * Saves a landlord. The same account again is the landlord that exists, with the newer facts.
 * @returns its id
 * @throws CallError 409 for too many
 */
export async function addLandlord(
  transaction: Transaction,
  sealedText: SealedText,
  accountId: string,
  given: GivenLandlord,
  at: Date,
): Promise<string> {
  // Two presses at once wait for each other.
  await lockAccount(transaction, accountId);
  const saved = await landlordsOf(transaction, accountId);
  const digest = destinationDigest(sealedText, given.destination);
  const same = saved.find(({ destinationDigest: own }) => own === digest);
  if (same) {
    await updateLandlord(transaction, sealedText, same, given, at);
    return same.id;
  }
  if (saved.length >= LANDLORD_LIMITS.saved) throw new CallError(409, LANDLORD_WORDS.tooMany);
  const id = newId('lld');
  await insertLandlord(transaction, {
    id,
    addedBy: accountId,
    name: given.name,
    ...phoneColumns(sealedText, id, given.phone),
    emailSealed: given.email === '' ? null : sealFor(sealedText, id, 'emailSealed', given.email),
    ...destinationColumns(sealedText, id, given.destination),
    ...panColumns(sealedText, id, given.pan),
    hasNoPan: given.hasNoPan,
    destinationChangedAt: at,
    createdAt: at,
  });
  return id;
}

/** Changes a locked landlord; absent fields stay. Another account or name is unchecked, another phone ends the links. */
export async function updateLandlord(
  transaction: Transaction,
  sealedText: SealedText,
  row: LandlordRow,
  { name, phone, email, destination, pan, hasNoPan }: Partial<GivenLandlord>,
  at: Date,
): Promise<void> {
  const { id } = row;
  const newPhone = phone === undefined ? undefined : phoneColumns(sealedText, id, phone);
  const isOtherPhone = newPhone !== undefined && newPhone.phoneDigest !== row.phoneDigest;
  const isOtherAccount =
    destination !== undefined && destinationDigest(sealedText, destination) !== row.destinationDigest;
  const isOtherName = name !== undefined && name !== row.name;
  if (isOtherPhone) await endLandlordLinks(transaction, id, at);
  await changeLandlord(transaction, id, {
    ...(name !== undefined && { name }),
    ...newPhone,
    // A new person has not agreed to anything.
    ...(isOtherPhone && { consent: 'not_asked', consentAt: null }),
    // KYC was about one person and one account.
    ...((isOtherPhone || isOtherAccount || isOtherName) && { kyc: 'none' }),
    ...(email !== undefined && { emailSealed: email === '' ? null : sealFor(sealedText, id, 'emailSealed', email) }),
    ...(isOtherAccount && { ...destinationColumns(sealedText, id, destination), destinationChangedAt: at }),
    ...((isOtherAccount || isOtherName) && UNCHECKED),
    ...(pan !== undefined && panColumns(sealedText, id, pan)),
    ...(hasNoPan !== undefined && { hasNoPan }),
  });
}
