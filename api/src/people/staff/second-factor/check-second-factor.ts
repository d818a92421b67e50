import type { FastifyRequest } from 'fastify';
import type { SealedText } from '../../../foundation/sealed-text/public.ts';
import { CallError } from '../../../foundation/server/public.ts';
import type { IdentityDeps } from '../../identity/public.ts';
import { acceptedStep, isAuthenticatorCode } from './authenticator-code.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { secondFactorOf, useRecoveryCode, useStep } from './second-factor.queries.ts';

type CheckDeps = Pick<IdentityDeps, 'database' | 'limiter' | 'audit' | 'sealedText' | 'now'>;

export const WRONG_CODE =
  'This code is not right, or it was used already. Enter the code that your app shows now. If it is never right, check the clock of your phone.';
export const WRONG_RECOVERY_CODE = 'This recovery code is not right, or it was used already.';

/** The key of an account's app. */
export function openKey(
  sealedText: SealedText,
  row: { readonly accountId: string; readonly keySealed: string },
): string {
  return sealedText.open(row.keySealed, keyPlace(row.accountId));
}

/** Place of an account's sealed key. */
export function keyPlace(accountId: string): string {
  return `staff_second_factor ${accountId}`;
}

/**
 * Uses up a code of the account's app, or a recovery code.
 * @throws CallError 400 for a code that is wrong or used, 429 after too many of them
 */
export async function checkSecondFactor(
  deps: CheckDeps,
  accountId: string,
  typed: string,
  request: FastifyRequest,
): Promise<void> {
  const code = typed.replace(/\s/g, '');
  const isApp = isAuthenticatorCode(code);
  const detail = isApp ? 'app' : 'recovery-code';
  await limitTries(deps, accountId, request);
  const right = await (isApp ? useAppCode(deps, accountId, code) : useRecovery(deps, accountId, code));
  if (!right) {
    await deps.audit.note({ event: 'second-factor-failed', accountId, detail }, request);
    throw wrongCode(isApp ? WRONG_CODE : WRONG_RECOVERY_CODE);
  }
  await deps.limiter.clear('second-factor-try', request, { subject: accountId });
  await deps.audit.note({ event: 'second-factor-passed', accountId, detail }, request);
}

/** Counts a try before the code is checked, so that parallel tries are all counted. @throws CallError 429 */
export async function limitTries(
  { limiter, audit }: Pick<CheckDeps, 'limiter' | 'audit'>,
  accountId: string,
  request: FastifyRequest,
): Promise<void> {
  try {
    await limiter.take('second-factor-try', request, { subject: accountId });
  } catch (error) {
    if (error instanceof CallError && error.statusCode === 429) {
      await audit.note({ event: 'second-factor-locked', accountId }, request);
    }
    throw error;
  }
}

/** The refusal of a code, beside its field. */
export function wrongCode(message: string): CallError {
  return new CallError(400, message, [{ field: 'body.code', reason: message }]);
}

async function useAppCode(deps: CheckDeps, accountId: string, code: string): Promise<boolean> {
  const row = await secondFactorOf(deps.database, accountId);
  if (!row?.confirmedAt) return false;
  const step = acceptedStep(openKey(deps.sealedText, row), code, deps.now(), row.lastStep);
  return step !== undefined && useStep(deps.database, accountId, step);
}

function useRecovery({ database, now }: CheckDeps, accountId: string, code: string): Promise<boolean> {
  return useRecoveryCode(database, accountId, recoveryCodeHash(code), new Date(now()));
}
