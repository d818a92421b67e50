import { randomBytes } from 'node:crypto';
import type { SentOtp } from '@aangan/shared-kit/contracts/identity';
import { maskedPhone } from '@aangan/shared-kit/domain/international-phone';
import { newestSecret } from '@aangan/shared-kit/domain/secrets';
import type { FastifyRequest } from 'fastify';
import { MessageUndeliverable } from '../../../foundation/messages/public.ts';
import { CallError } from '../../../foundation/server/public.ts';
import type { OtpAttemptRow } from '../identity.tables.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { MAIL_NOT_SENT, OTP_NOT_SENT } from '../identity-errors.ts';
import { waitWords } from '../limits/wait-words.ts';
import { requiredDevice } from '../required-device.ts';
import { deliverCode } from './deliver-code.ts';
import {
  dropAttempt,
  findAttempt,
  type OtpPurpose,
  openAttempt,
  replaceCode,
  saveAttempt,
} from './otp-attempts.queries.ts';
import { newOtp, otpDigest } from './otp-code.ts';
import { OTP_EXPIRES_MS, OTP_TRIES, resendDelay, resendWait } from './otp-schedule.ts';
import type { OtpTarget } from './otp-target.ts';
import { FREE_TURN, type TakenTurn, takeTurn } from './take-turn.ts';

interface CodeAsked {
  readonly purpose: OtpPurpose;
  readonly target: OtpTarget;
  /** Id of the attempt to continue, when another code is requested. */
  readonly attempt?: string | undefined;
  /** The logged-in account, for an account's own pages; null for strangers. */
  readonly accountId: string | null;
}

/**
 * Sends a new code, which replaces an earlier one. The same happens for a number with and without an account.
 * @throws CallError 429 when it is too soon or too often, 428 with a challenge, 503 when no channel works
 */
export async function sendCode(deps: IdentityDeps, asked: CodeAsked, request: FastifyRequest): Promise<SentOtp> {
  const { database, key, now } = deps;
  const { purpose, target, accountId } = asked;
  const deviceId = requiredDevice(request);
  const before = await codeBefore(deps, asked, deviceId);
  if (before && resendWait(before, now()) > 0) {
    // A sheet that was closed and opened again has lost its attempt, but the code that was sent is still valid.
    if (asked.attempt === undefined) return sentOf(before, target, resendWait(before, now()), now());
    throw tooSoon(resendWait(before, now()));
  }
  // Nothing is sent to the synthetic visitor, so it costs nothing and counts nowhere.
  const synthetic = target.kind === 'phone' && deps.synthetic.hasPhone(target.phone) && deps.synthetic.sent(request);
  const turn = synthetic ? FREE_TURN : await takeTurn(deps, target, request);
  const id = before?.id ?? randomBytes(16).toString('base64url');
  const code = synthetic ? deps.synthetic.codeOf(id) : newOtp();
  const fresh: OtpAttemptRow = {
    id,
    purpose,
    deviceId,
    accountId,
    ...provenBy(target),
    codeDigest: otpDigest(newestSecret(key), id, code),
    triesLeft: OTP_TRIES,
    sends: (before?.sends ?? 0) + 1,
    sentAt: new Date(now()),
    expiresAt: new Date(now() + OTP_EXPIRES_MS),
    usedAt: null,
  };
  // Stored first: nobody may receive a code that does not exist yet.
  if (!before) await saveAttempt(database, fresh);
  else if (!(await replaceCode(database, before, fresh))) throw tooSoon(resendDelay(before.sends));
  const reached = await deliverOrUndo(deps, fresh, before, target, code, turn);
  await deps.audit.note({ event: 'otp-sent', detail: channelOf(reached), ...(accountId && { accountId }) }, request);
  const wait = Math.max(resendDelay(fresh.sends), await turn.wait());
  return sentOf({ ...fresh, ...provenBy(reached) }, reached, wait, now());
}

/** The attempt to continue: the given one, or the one of this device for the same phone. */
async function codeBefore(
  { database, now }: IdentityDeps,
  { attempt, purpose, accountId, target }: CodeAsked,
  deviceId: string,
): Promise<OtpAttemptRow | undefined> {
  if (attempt === undefined) {
    // Reporting whether an attempt for a mailbox exists would reveal whether it has an account.
    if (target.kind === 'mailbox') return undefined;
    return openAttempt(database, { purpose, deviceId, accountId, phone: target.phone, now: new Date(now()) });
  }
  const found = await findAttempt(database, { id: attempt, deviceId, purposes: [purpose], accountId });
  return found?.usedAt ? undefined : found;
}

async function deliverOrUndo(
  deps: IdentityDeps,
  fresh: OtpAttemptRow,
  before: OtpAttemptRow | undefined,
  target: OtpTarget,
  code: string,
  turn: TakenTurn,
): Promise<OtpTarget> {
  const { database } = deps;
  try {
    const reached = await deliverCode(deps, fresh.purpose, target, code);
    // The code proves the target that it was sent to, not the one of this request.
    if (reached !== target) await replaceCode(database, fresh, { ...fresh, ...provenBy(reached) });
    return reached;
  } catch (error) {
    if (before) await replaceCode(database, fresh, before);
    else await dropAttempt(database, fresh.id);
    await turn.giveBack();
    if (!(error instanceof MessageUndeliverable)) throw error;
    throw new CallError(503, target.kind === 'phone' ? OTP_NOT_SENT : MAIL_NOT_SENT);
  }
}

function provenBy(target: OtpTarget): Pick<OtpAttemptRow, 'phone' | 'email' | 'mailAccountId' | 'channel'> {
  const channel = channelOf(target);
  return target.kind === 'phone'
    ? { phone: target.phone, email: null, mailAccountId: null, channel }
    : { phone: null, email: target.email, mailAccountId: target.accountId, channel };
}

function channelOf(target: OtpTarget): OtpAttemptRow['channel'] {
  return target.kind === 'phone' ? target.channel : 'EMAIL';
}

function sentOf(attempt: OtpAttemptRow, target: OtpTarget, resendAfterSeconds: number, now: number): SentOtp {
  return {
    attempt: attempt.id,
    channel: attempt.channel,
    sentTo: target.kind === 'phone' ? maskedPhone(target.phone) : target.shown,
    resendAfterSeconds,
    expiresInSeconds: Math.max(0, Math.ceil((attempt.expiresAt.getTime() - now) / 1000)),
    triesLeft: attempt.triesLeft,
  };
}

function tooSoon(seconds: number): CallError {
  return new CallError(429, `We have just sent a code. Ask for another one ${waitWords(seconds)}.`);
}
