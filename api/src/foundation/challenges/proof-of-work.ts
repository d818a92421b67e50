import { createHmac, randomInt } from 'node:crypto';
import type { ProofOfWork } from '@aangan/shared-kit/domain/challenge';
import { acceptedSecrets, newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { ChallengeProvider } from './challenge-provider.ts';

/** PBKDF2 rounds of one try: about 0.2 ms on a server, and 1 ms on a phone of the middle class. */
const ROUNDS = 1000;

/** Tries of the first level: about 300 ms on a phone of the middle class. Each level has twice as many. */
const FIRST_TRIES = 300;

/** ms in which a challenge can be answered. */
const LASTS_MS = 3 * MINUTE_MS;

const answerSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(ROUNDS),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      data: z.object({ level: z.number().int(), binding: z.string(), until: z.number() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string().max(128) }),
});

/**
 * Proof of work: the browser searches for a number that only many tries find. No person has to do anything.
 * @param key of the signatures
 * @param firstTries mean number of tries of the first level
 */
export function proofOfWork(key: Secrets, firstTries = FIRST_TRIES): ChallengeProvider {
  const newest = signatureSecrets(newestSecret(key));
  return {
    name: 'proof-of-work',
    async issue({ binding, level }, now) {
      const tries = firstTries * 2 ** (level - 1);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        // Half as much to one and a half times: nearly the same time for everybody.
        counter: randomInt(Math.floor(tries / 2), Math.ceil(tries * 1.5) + 1),
        deriveKey,
        data: { level, binding, until: now + LASTS_MS },
        ...newest,
      });
      return { kind: 'proof-of-work', challenge: challenge as unknown as ProofOfWork['challenge'] };
    },
    async check(given, { bindings }, { now }) {
      const answer = answerSchema.safeParse(given).data;
      if (!answer) return undefined;
      const { nonce, data } = answer.challenge.parameters;
      if (!bindings.includes(data.binding) || data.until <= now) return undefined;
      for (const secret of acceptedSecrets(key)) {
        const { verified } = await verifySolution({ ...answer, deriveKey, ...signatureSecrets(secret) });
        if (verified) return { level: data.level, nonce, expiresAt: new Date(data.until) };
      }
      return undefined;
    },
  };
}

function signatureSecrets(key: string) {
  const secret = (use: string) => createHmac('sha256', key).update(`challenge ${use}`).digest('hex');
  return { hmacSignatureSecret: secret('signature'), hmacKeySignatureSecret: secret('key') };
}
