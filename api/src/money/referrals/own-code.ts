import { randomInt } from 'node:crypto';
import { REFERRAL_ALPHABET, REFERRAL_CODE_LENGTH } from '@aangan/shared-kit/domain/referral-code';
import type { Database } from '../../foundation/database/public.ts';
import { codeOf, saveCode } from './referrals.queries.ts';

/** Attempts to find a free code. Of 31⁸ codes hardly one is ever taken. */
const TRIES = 5;

/** The account's code, created at the first request and never changed. */
export async function ownCode(database: Database, accountId: string, at: Date): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await codeOf(database, accountId);
    if (code !== undefined) return code;
    await saveCode(database, { accountId, code: randomCode(), createdAt: at });
  }
  throw new Error('No free referral code was found.');
}

function randomCode(): string {
  return Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join('');
}
