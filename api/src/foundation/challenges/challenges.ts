import { createHmac } from 'node:crypto';
import { CHALLENGE_HEADER, CHALLENGE_STATUS, HIGHEST_CHALLENGE_LEVEL } from '@aangan/shared-kit/domain/challenge';
import { networkOf } from '@aangan/shared-kit/domain/network-of';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/public.ts';
import { CallError, deviceIdOf, visitorAddress } from '../server/public.ts';
import { CHALLENGE_WORDS } from './challenge.words.ts';
import type { ChallengeProvider } from './challenge-provider.ts';
import { useAnswer } from './challenges.queries.ts';

/** The call that a challenge is for. */
interface ChallengedCall {
  /** One word: `otp-send`. */
  readonly action: string;
  /** What the call is about, such as a phone. */
  readonly subject?: string | undefined;
}

export interface Challenges {
  /** Level of the right answer that a request carries, and uses it up; 0 without one. */
  passed(request: FastifyRequest, call: ChallengedCall): Promise<number>;
  /** The refusal (428) that asks for a challenge. @param level 1 for the least work */
  needed(request: FastifyRequest, call: ChallengedCall, level: number): Promise<CallError>;
}

/** Longest header that is read. */
const LONGEST_ANSWER = 4096;

/** @param key of the bindings @param now epoch ms */
export function openChallenges(
  database: Database,
  provider: ChallengeProvider,
  key: Secrets,
  now: () => number,
): Challenges {
  /** One for each accepted key, that of the newest first. */
  function bindingsOf(request: FastifyRequest, { action, subject = '' }: ChallengedCall): string[] {
    const who = deviceIdOf(request) ?? networkOf(visitorAddress(request));
    const text = `challenge ${action} ${who} ${subject}`;
    return acceptedSecrets(key).map((secret) => createHmac('sha256', secret).update(text).digest('base64url'));
  }

  return {
    async passed(request, call) {
      const answer = answerOf(request.headers[CHALLENGE_HEADER]);
      if (answer === undefined) return 0;
      const asked = { action: call.action, bindings: bindingsOf(request, call) };
      const right = await provider.check(answer, asked, { address: visitorAddress(request), now: now() });
      if (!right || !(await useAnswer(database, right.nonce, right.expiresAt))) return 0;
      return right.level;
    },
    async needed(request, call, level) {
      const [binding = ''] = bindingsOf(request, call);
      const asked = { action: call.action, binding, level: withinLevels(level) };
      const challenge = await provider.issue(asked, now());
      return new CallError(CHALLENGE_STATUS, CHALLENGE_WORDS.needed, undefined, { challenge });
    },
  };
}

function withinLevels(level: number): number {
  return Math.min(HIGHEST_CHALLENGE_LEVEL, Math.max(1, level));
}

/** The JSON of the header, in base64url; undefined for anything else. */
function answerOf(header: string | string[] | undefined): unknown {
  if (typeof header !== 'string' || header.length > LONGEST_ANSWER) return undefined;
  try {
    return JSON.parse(Buffer.from(header, 'base64url').toString());
  } catch {
    return undefined;
  }
}
