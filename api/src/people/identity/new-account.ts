import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { nameError } from '@aangan/shared-kit/domain/name';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/transaction.ts';
import { CallError } from '../../foundation/server/call-error.ts';
import { visitorAddress } from '../../foundation/server/request-address.ts';
import { deviceIdOf } from '../../foundation/server/request-device.ts';
import { rewardNewAccount } from '../../money/rewards/reward-new-account.ts';
import { newAccountId } from '../accounts/account-id.ts';
import { accountOfEmail, accountOfPhone, keepAccount } from '../accounts/accounts.queries.ts';
import type { AccountRow } from '../accounts/accounts.tables.ts';
import { noteConsent } from '../consents/consents.queries.ts';
import { numberHash } from '../sync/number-hash.ts';
import { countryOfPhone } from './dial-code-country.ts';
import type { OtpAttemptRow } from './identity.tables.ts';
import { EMAIL_TAKEN, emailError, fieldError, otpError, PHONE_TAKEN } from './identity-errors.ts';
import type { IdentityParts } from './identity-parts.ts';
import { rememberedReferral } from './referral-cookie.ts';

/** What somebody says who signs up. Without a name the account has an empty one, and pages ask for it. */
export interface NewAccountFacts {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** Undefined until the person has said. */
  readonly whatsAppOptIn?: boolean | undefined;
  readonly referralCode?: string | undefined;
}

/** @throws CallError 400 with the specification's message for the field that does not fit */
export function checkedFacts({ name, email, ...facts }: NewAccountFacts): NewAccountFacts {
  const wrong = name === undefined ? undefined : nameError(name);
  if (wrong) throw fieldError('name', wrong);
  if (email !== undefined && !isValidEmail(email)) throw emailError();
  return { ...facts, name: name?.trim(), email: email?.toLowerCase() };
}

/**
 * Makes an account for the phone that a code has proven.
 * @throws CallError 409 when the phone has an account by now, or the e-mail belongs to another one; 400 when the code
 * proves no phone
 */
export async function createAccount(
  transaction: Transaction,
  { now, phoneHashKey }: Pick<IdentityParts, 'now' | 'phoneHashKey'>,
  { phone }: Pick<OtpAttemptRow, 'phone'>,
  { name = '', email, whatsAppOptIn, referralCode }: NewAccountFacts,
  request: FastifyRequest,
): Promise<AccountRow> {
  if (phone === null) throw otpError();
  if (await accountOfPhone(transaction, phone)) throw new CallError(409, PHONE_TAKEN);
  if (email && (await accountOfEmail(transaction, email))) throw new CallError(409, EMAIL_TAKEN);
  const at = new Date(now());
  const phoneCountry = countryOfPhone(phone);
  const made = await keepAccount(transaction, {
    id: newAccountId(),
    phone,
    phoneCountry,
    name,
    email: email ?? null,
    whatsAppOptIn: whatsAppOptIn ?? null,
    nri: phoneCountry !== 'IN',
    createdAt: at,
  });
  // Somebody else made it since we looked.
  if (!made) throw new CallError(409, PHONE_TAKEN);
  // Whoever makes an account has the terms and the policy beside the button.
  await noteConsent(transaction, { accountId: made.id, purpose: 'terms', given: true, at }, request);
  if (whatsAppOptIn !== undefined) {
    await noteConsent(transaction, { accountId: made.id, purpose: 'whatsapp', given: whatsAppOptIn, at }, request);
  }
  const phoneHash = phoneHashKey && numberHash(phone, phoneHashKey);
  const newAccount = {
    id: made.id,
    phone,
    at,
    phoneHash,
    device: deviceIdOf(request),
    address: visitorAddress(request),
  };
  await rewardNewAccount(transaction, { newAccount, code: referralCode ?? rememberedReferral(request) });
  return made;
}
