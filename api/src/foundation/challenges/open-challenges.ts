import type { Api } from '../module/public.ts';
import { type Challenges, openChallenges } from './challenges.ts';
import { proofOfWork } from './proof-of-work.ts';

/** The challenges of an API. */
export function challengesOf({ database, settings }: Api): Challenges {
  const { challengeProvider, identityKey, now } = settings;
  return openChallenges(database, challengeProvider ?? proofOfWork(identityKey), identityKey, now);
}
