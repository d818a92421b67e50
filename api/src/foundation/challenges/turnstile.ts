import { HIGHEST_CHALLENGE_LEVEL } from '@aangan/shared-kit/domain/challenge';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { z } from 'zod';
import { digestOf } from '../digests/public.ts';
import type { ChallengeProvider } from './challenge-provider.ts';

interface TurnstileSettings {
  /** Public key of the widget. */
  readonly siteKey: string;
  readonly secret: string;
  /** By default Cloudflare's own. */
  readonly address?: string;
  /** Is called with the reason why an answer could not be checked. */
  readonly onFailure: (error: unknown) => void;
}

/** ms timeout of a request to Cloudflare. */
const DEADLINE_MS = 4000;

/** ms in which Cloudflare accepts an answer. */
const LASTS_MS = 5 * MINUTE_MS;

const answerSchema = z.object({ token: z.string().min(1).max(2048) });

const verdict = z.object({ success: z.boolean(), action: z.string().optional(), cdata: z.string().optional() });

/**
 * Cloudflare's Turnstile: a widget that asks the person only in doubt. It has no levels, so an answer is worth the
 * highest one.
 */
export function turnstile({
  siteKey,
  secret,
  address = 'https://challenges.cloudflare.com',
  onFailure,
}: TurnstileSettings): ChallengeProvider {
  async function verify(token: string, visitor: string) {
    const response = await fetch(`${address}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token, remoteip: visitor }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status} from Turnstile`);
    return verdict.parse(await response.json());
  }

  return {
    name: 'turnstile',
    issue: async ({ action, binding }) => ({ kind: 'turnstile', siteKey, action, data: binding }),
    async check(given, { action, bindings }, facts) {
      const answer = answerSchema.safeParse(given).data;
      if (!answer) return undefined;
      try {
        const { success, ...bound } = await verify(answer.token, facts.address);
        if (!success || bound.action !== action || !bindings.includes(bound.cdata ?? '')) return undefined;
        const nonce = digestOf(answer.token);
        return { level: HIGHEST_CHALLENGE_LEVEL, nonce, expiresAt: new Date(facts.now + LASTS_MS) };
      } catch (error) {
        // While Cloudflare is away nobody passes by guessing. Known devices need no challenge.
        onFailure(error);
        return undefined;
      }
    },
  };
}
