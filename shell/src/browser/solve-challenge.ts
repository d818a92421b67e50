import type { Challenge, ProofOfWork } from '@aangan/shared-kit/domain/challenge';
import { solveChallenge as work } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { turnstileToken } from './turnstile-token.ts';

/** ms after which a browser gives up: the highest price takes about 10 s on a phone of the middle class. */
const LONGEST_WORK_MS = 60_000;

/**
 * Answers a challenge. Proof of work needs nothing from the person, and does not block the page.
 * @param script address of the widget's script, if another company makes the challenges
 * @returns the value of the header; undefined when it could not be solved
 */
export async function solveChallenge(challenge: Challenge, script: string | undefined): Promise<string | undefined> {
  if (challenge.kind === 'turnstile') return encoded({ token: await turnstileToken(challenge, script) });
  const solution = await work({ ...workOf(challenge), deriveKey, timeout: LONGEST_WORK_MS });
  return solution ? encoded({ challenge: challenge.challenge, solution }) : undefined;
}

function workOf({ challenge }: ProofOfWork): Pick<Parameters<typeof work>[0], 'challenge'> {
  return { challenge } as unknown as Pick<Parameters<typeof work>[0], 'challenge'>;
}

/** JSON in base64url. Its fields are ASCII. */
function encoded(answer: object): string {
  return btoa(JSON.stringify(answer)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
