import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { nameError } from '@aangan/shared-kit/domain/name';
import type { FastifyRequest } from 'fastify';
import { addressPrefix } from '../../foundation/audit/public.ts';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError, deviceIdOf, visitorAddress } from '../../foundation/server/public.ts';
import { type AccountRow, accountOfEmail, accountOfPhone, newAccountId, saveAccount } from '../accounts/public.ts';
import { noteConsent } from '../consents/public.ts';
import { countryOfPhone } from './dial-code-country.ts';
import type { OtpAttemptRow } from './identity.tables.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { EMAIL_TAKEN, emailError, fieldError, otpError, PHONE_TAKEN } from './identity-errors.ts';
import { savedReferral } from './referral-cookie.ts';

/** The sign-up form. Without a name the account has an empty one, and pages ask for it. */
export interface NewAccountFacts {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** Undefined until the person has answered. */
  readonly whatsAppOptIn?: boolean | undefined;
  readonly referralCode?: string | undefined;
}

/** @throws CallError 400 with the specification's message for the invalid field */
export function checkedFacts({ name, email, ...facts }: NewAccountFacts): NewAccountFacts {
  const wrong = name === undefined ? undefined : nameError(name);
  if (wrong) throw fieldError('name', wrong);
  if (email !== undefined && !isValidEmail(email)) throw emailError();
  return { ...facts, name: name?.trim(), email: email?.toLowerCase() };
}

/**
 * Creates an account for the phone that a code has proven.
 * @throws CallError 409 when the phone has an account by now, or the e-mail belongs to another one; 400 when the code
 * proves no phone
 */
export async function createAccount(
  transaction: Transaction,
  { now, events }: Pick<IdentityDeps, 'now' | 'events'>,
  { phone }: Pick<OtpAttemptRow, 'phone'>,
  { name = '', email, whatsAppOptIn, referralCode }: NewAccountFacts,
  request: FastifyRequest,
): Promise<AccountRow> {
  if (phone === null) throw otpError();
  if (await accountOfPhone(transaction, phone)) throw new CallError(409, PHONE_TAKEN);
  if (email && (await accountOfEmail(transaction, email))) throw new CallError(409, EMAIL_TAKEN);
  const at = new Date(now());
  const phoneCountry = countryOfPhone(phone);
  const made = await saveAccount(transaction, {
    id: newAccountId(),
    phone,
    phoneCountry,
    name,
    email: email ?? null,
    whatsAppOptIn: whatsAppOptIn ?? null,
    nri: phoneCountry !== 'IN',
    createdAt: at,
  });
  // Another request created it since the check.
  if (!made) throw new CallError(409, PHONE_TAKEN);
  // The form shows the terms and the policy next to the button.
  await noteConsent(transaction, { accountId: made.id, purpose: 'terms', given: true, at }, request);
  // A box that was left unticked is no answer.
  if (whatsAppOptIn)
    await noteConsent(transaction, { accountId: made.id, purpose: 'whatsapp', given: true, at }, request);
  const code = referralCode ?? savedReferral(request);
  await events.emit(transaction, 'account.created', {
    accountId: made.id,
    ...(code !== undefined && { referralCode: code, ...originOf(request) }),
  });
  return made;
}

/** Device and network of a referred account, to recognise two accounts of one person. */
function originOf(request: FastifyRequest): { deviceId?: string; network?: string } {
  const deviceId = deviceIdOf(request);
  const network = addressPrefix(visitorAddress(request));
  return { ...(deviceId !== undefined && { deviceId }), ...(network !== null && { network }) };
}
