import { CHALLENGE_HEADER, type ProofOfWork } from '@aangan/shared-kit/domain/challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The headers with which a refused call (428) passes its challenge, as the browser's HTTP client sends them. */
export async function passChallenge(body: object): Promise<Record<string, string>> {
  const { details } = body as { details?: { challenge: ProofOfWork } };
  if (!details) throw new Error(`No challenge: ${JSON.stringify(body)}`);
  const { challenge } = details.challenge;
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
  const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
  return { [CHALLENGE_HEADER]: answer };
}
