import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import type { FastifyRequest } from 'fastify';
import { CallError } from '../../../foundation/server/public.ts';
import type { IdentityDeps } from '../../identity/public.ts';
import { noteSecondFactor, type Viewer } from '../../sessions/public.ts';
import { acceptedStep, KEY_BYTES, keyOf } from './authenticator-code.ts';
import { keyPlace, limitTries, openKey, WRONG_CODE, wrongCode } from './check-second-factor.ts';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCodeHash, recoveryCodeOf } from './recovery-code.ts';
import { confirmKey, saveKey, secondFactorOf } from './second-factor.queries.ts';

/** ms for which a key waits for its first code. */
const KEY_WAITS_MS = 15 * MINUTE_MS;

export const ALREADY_SET_UP =
  'You already have a second factor. Ask an administrator to reset it before you set up another.';
export const BEGIN_AGAIN = 'This key is too old. Start again.';

type SetUpDeps = Pick<IdentityDeps, 'database' | 'limiter' | 'audit' | 'sealedText' | 'now'>;
type Setter = Pick<Viewer, 'accountId' | 'sessionId'>;

/**
 * The key to enter into the app: the same until it is confirmed or too old, so that a page can show it again.
 * @throws CallError 409 if the account has a second factor
 */
export async function beginSecondFactor({ database, sealedText, now }: SetUpDeps, accountId: string): Promise<string> {
  const row = await secondFactorOf(database, accountId);
  if (row && !row.confirmedAt && now() - row.createdAt.getTime() < KEY_WAITS_MS) return openKey(sealedText, row);
  const key = keyOf(randomBytes(KEY_BYTES));
  const saved = await saveKey(database, accountId, sealedText.seal(key, keyPlace(accountId)), new Date(now()));
  if (!saved) throw new CallError(409, ALREADY_SET_UP);
  return key;
}

/**
 * Sets the second factor up with the first code of the app. The person's session counts as one with a second factor.
 * @returns the recovery codes, of which only digests are stored
 * @throws CallError 400 for a wrong code, 409 without a waiting key, 429 after too many wrong codes
 */
export async function confirmSecondFactor(
  { database, limiter, audit, sealedText, now }: SetUpDeps,
  { accountId, sessionId }: Setter,
  typed: string,
  request: FastifyRequest,
): Promise<string[]> {
  const row = await secondFactorOf(database, accountId);
  if (row?.confirmedAt) throw new CallError(409, ALREADY_SET_UP);
  if (!row || now() - row.createdAt.getTime() >= KEY_WAITS_MS) throw new CallError(409, BEGIN_AGAIN);
  await limitTries({ limiter, audit }, accountId, request);
  const step = acceptedStep(openKey(sealedText, row), typed.replace(/\s/g, ''), now(), null);
  if (step === undefined) {
    await audit.note({ event: 'second-factor-failed', accountId, detail: 'set-up' }, request);
    throw wrongCode(WRONG_CODE);
  }
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)));
  const at = new Date(now());
  await database.transaction(async (transaction) => {
    const confirmed = await confirmKey(transaction, row, step, codes.map(recoveryCodeHash), at);
    if (!confirmed) throw new CallError(409, BEGIN_AGAIN);
    await noteSecondFactor(transaction, sessionId, at);
    await audit.note({ event: 'second-factor-set-up', accountId }, request, transaction);
  });
  await limiter.clear('second-factor-try', request, { subject: accountId });
  return codes;
}
