import { CHALLENGE_STATUS, type Challenge } from '@aangan/shared-kit/domain/challenge';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { isHTTPError } from 'ky';

/** Solves a challenge. @returns the header's value; undefined where this browser cannot */
export type SolveChallenge = (challenge: Challenge) => Promise<string | undefined>;

/** The challenge that a failed call needs, or undefined. */
export function challengeOf(error: unknown): Challenge | undefined {
  if (!(error instanceof HttpError) || error.status !== CHALLENGE_STATUS || !isHTTPError(error.cause)) return undefined;
  const body = error.cause.data as { details?: { challenge?: Challenge } } | undefined;
  return body?.details?.challenge;
}
