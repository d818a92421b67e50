import type { FastifyRequest } from 'fastify';
import { accountOfEmail, accountOfPhone } from '../../accounts/public.ts';
import { countryOfPhone } from '../dial-code-country.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { isKnownDevice } from '../known-device.ts';
import type { LimitedAction } from '../limits/identity-limiter.ts';
import type { IdentityLimitName } from '../limits/identity-limits.ts';
import { HOME_COUNTRY, phonePrefix } from '../traffic/code-countries.ts';
import type { OtpTarget } from './otp-target.ts';

/** A code that may be sent. */
export interface TakenTurn {
  /** s until the next one for this device and target. */
  wait(): Promise<number>;
  /** The code was not sent. */
  giveBack(): Promise<void>;
}

/** Of a code that is not counted. */
export const FREE_TURN: TakenTurn = { wait: async () => 0, giveBack: async () => undefined };

/**
 * Counts a code by who asks, by its target, and by its country.
 * @throws CallError 429 when it is too often, 428 with a challenge, 400 for a country without codes
 */
export async function takeTurn(deps: IdentityDeps, target: OtpTarget, request: FastifyRequest): Promise<TakenTurn> {
  const { database, limiter, traffic } = deps;
  const account = await accountOf(deps, target);
  const known = await isKnownDevice(database, account?.id, request);
  const phone = target.kind === 'phone' ? target.phone : undefined;
  const atLeast = phone === undefined ? 0 : await traffic.price(request, phone, known);
  const limit = limitOf(phone);
  const action: LimitedAction =
    target.kind === 'phone'
      ? { subject: target.phone, prefix: phonePrefix(target.phone), known, atLeast }
      : { subject: target.named, known };
  await limiter.take(limit, request, action);
  const giveBack = () => limiter.giveBack(limit, request, action);
  try {
    if (phone !== undefined) await traffic.send(request, phone, known);
  } catch (error) {
    await giveBack();
    throw error;
  }
  return {
    wait: () => limiter.wait(limit, request, action.subject ?? ''),
    async giveBack() {
      await giveBack();
      if (phone !== undefined) await traffic.unsend(phone);
    },
  };
}

/** Mail has limits of its own, so that it stays a way in while somebody sends codes to a phone. */
function limitOf(phone: string | undefined): IdentityLimitName {
  if (phone === undefined) return 'otp-mail';
  return countryOfPhone(phone) === HOME_COUNTRY ? 'otp-send' : 'otp-send-abroad';
}

function accountOf({ database }: IdentityDeps, target: OtpTarget) {
  if (target.kind === 'phone') return accountOfPhone(database, target.phone);
  // A mailbox may be named by the phone of its account.
  if (target.accountId !== null) return Promise.resolve({ id: target.accountId });
  return accountOfEmail(database, target.named);
}
