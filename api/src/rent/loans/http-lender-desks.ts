import { LENDER_IDS, type LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import { z } from 'zod';
import { hmac, sameText } from '../../foundation/digests/public.ts';
import { WebhookRefused } from '../../money/payments/public.ts';
import { type LenderDesks, LenderSilent } from './lender-desk.ts';

/** A lender’s address, and the secret that both sides sign with. */
export interface LenderDesk {
  /** `https://…`, without a slash at the end; asked before each request. */
  readonly url: () => Promise<string>;
  readonly secret: string;
}

interface HttpDesksSettings {
  readonly desks: ReadonlyMap<LenderId, LenderDesk>;
  readonly isSample: boolean;
}

const TIMEOUT_MS = 10_000;

export const LENDER_SIGNATURE_HEADER = 'x-aangan-signature';

const answer = z.object({
  request: z.string().max(40),
  outcome: z.enum(['answered', 'declined']),
  text: z.string().trim().min(1).max(500),
});

/** Answers after which a lender may still take the same request. */
const UNDECIDED = new Set([408, 409, 425, 429]);

/**
 * Lenders that take requests over HTTP, by a protocol of ours: signed JSON to `/requests` and `/withdrawals`, and signed
 * answers to our webhook. A request may come twice; its id says so.
 */
export function httpLenderDesks({ desks, isSample }: HttpDesksSettings): LenderDesks {
  function deskOf(lender: LenderId): LenderDesk {
    const desk = desks.get(lender);
    if (!desk) throw new LenderSilent(lender, 'takes no requests');
    return desk;
  }

  async function post(lender: LenderId, path: string, json: object): Promise<number> {
    const { url, secret } = deskOf(lender);
    const body = JSON.stringify(json);
    try {
      const response = await fetch(`${await url()}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [LENDER_SIGNATURE_HEADER]: hmac(body, secret) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.status;
    } catch (error) {
      throw new LenderSilent(lender, 'does not answer', error);
    }
  }

  return {
    lenders: LENDER_IDS.filter((id) => desks.has(id)),
    isSample,

    async send({ lender, id, agreedAt, ...person }) {
      const status = await post(lender, '/requests', { request: id, agreedAt: new Date(agreedAt), ...person });
      if (status >= 200 && status < 300) return 'taken';
      if (status >= 400 && status < 500 && !UNDECIDED.has(status)) return 'refused';
      throw new LenderSilent(lender, `answers ${status} to a request`);
    },

    async withdraw(lender, id) {
      const status = await post(lender, '/withdrawals', { request: id });
      if (status < 200 || status >= 300) throw new LenderSilent(lender, `answers ${status} to a withdrawal`);
    },

    readAnswer(lender, { rawBody, signature }) {
      const desk = desks.get(lender);
      if (!desk || !sameText(signature, hmac(rawBody, desk.secret))) throw new WebhookRefused('wrong signature');
      const read = answer.safeParse(JSON.parse(rawBody));
      if (!read.success) throw new WebhookRefused('not as agreed');
      const { request: id, outcome, text } = read.data;
      return { id, outcome, text };
    },
  };
}
