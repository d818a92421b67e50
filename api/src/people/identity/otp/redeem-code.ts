import { acceptedSecrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../foundation/database/public.ts';
import { CallError } from '../../../foundation/server/public.ts';
import type { OtpAttemptRow } from '../identity.tables.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { fieldError, OTP_EXPIRED, OTP_USED, otpError } from '../identity-errors.ts';
import { waitWords } from '../limits/wait-words.ts';
import { type AttemptNamed, findAttempt, judgeCode } from './otp-attempts.queries.ts';
import { isOtp, otpDigest } from './otp-code.ts';
import { resendWait } from './otp-schedule.ts';

/**
 * Uses up a code for an action. Both are one transaction: when the action throws, the code stays valid.
 * @param code as it was typed
 * @throws CallError 400 or 429 for a code that is wrong, used, expired, or had too many attempts
 */
export async function redeemCode<Result>(
  {
    database,
    audit,
    traffic,
    synthetic,
    key,
    now,
  }: Pick<IdentityDeps, 'database' | 'audit' | 'traffic' | 'synthetic' | 'key' | 'now'>,
  which: AttemptNamed,
  code: string,
  request: FastifyRequest,
  action: (transaction: Transaction, attempt: OtpAttemptRow) => Promise<Result>,
): Promise<Result> {
  // Malformed input uses up no attempt: it is a typing mistake.
  if (!isOtp(code)) throw otpError();
  const at = new Date(now());
  // Most codes in a flood are refused here, without a transaction.
  const known = await findAttempt(database, which);
  if (!known || !canBeRight(known, now())) throw whyNone(known, now());
  const judged = await database.transaction(async (transaction) => {
    const digests = acceptedSecrets(key).map((secret) => otpDigest(secret, which.id, code));
    const attempt = await judgeCode(transaction, which, digests, at);
    if (!attempt?.usedAt) return { attempt };
    const result = await action(transaction, attempt);
    return { result, phone: attempt.phone };
  });
  if ('result' in judged) {
    // Counted apart, because everybody's codes of this hour are one row.
    if (judged.phone && !synthetic.hasPhone(judged.phone)) await traffic.use(database, judged.phone);
    return judged.result;
  }
  const wrong = judged.attempt;
  if (!wrong) throw whyNone(await findAttempt(database, which), now());
  const accountId = wrong.accountId ?? wrong.mailAccountId;
  await audit.note(
    { event: wrong.triesLeft === 0 ? 'otp-locked' : 'otp-failed', ...(accountId && { accountId }) },
    request,
  );
  throw otpError(triesWords(wrong.triesLeft));
}

/** Whether a valid code exists for an attempt. @param now epoch ms */
export function canBeRight({ usedAt, triesLeft, expiresAt }: OtpAttemptRow, now: number): boolean {
  return usedAt === null && triesLeft > 0 && expiresAt.getTime() > now;
}

/** Why no code is valid for an attempt. */
function whyNone(attempt: OtpAttemptRow | undefined, now: number): CallError {
  if (!attempt) return otpError();
  if (attempt.usedAt) return fieldError('otp', OTP_USED);
  if (attempt.triesLeft > 0) return fieldError('otp', OTP_EXPIRED);
  const wait = resendWait(attempt, now);
  return new CallError(429, `Too many wrong codes. Ask for a new one${wait > 0 ? ` ${waitWords(wait)}` : ''}.`);
}

function triesWords(left: number): string {
  if (left === 0) return 'You have no tries left. Ask for a new code.';
  return left === 1 ? '1 try is left.' : `${left} tries are left.`;
}
