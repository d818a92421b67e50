import { isLender, lenderOf } from '@aangan/shared-kit/domain/loans/lenders';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import { callError, notFound, rawBodies } from '../../foundation/server/public.ts';
import { WebhookRefused } from '../../money/payments/public.ts';
import { personById } from '../../people/accounts/public.ts';
import { LENDER_SIGNATURE_HEADER } from './http-lender-desks.ts';
import type { LenderAnswer, LenderDesks } from './lender-desk.ts';
import { moveLead } from './loan-leads.queries.ts';
import { LOAN_WORDS } from './loans.words.ts';

/** Where a lender sends its answers. */
export const lenderAnswerPath = (lender: string) => `/api/v1/loan-leads/answers/${lender}`;

/** Larger than any answer. */
const BODY_LIMIT = 8 * 1024;

interface AnswerDeps {
  readonly desks: LenderDesks;
  readonly messages: Messages;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Receives the answers of lenders. 200 means that the answer is stored, or changes nothing any more. */
export async function lenderAnswers(
  app: FastifyInstance,
  database: Database,
  { desks, messages, now }: AnswerDeps,
): Promise<void> {
  rawBodies(app, BODY_LIMIT);
  app.post<{ Params: { lender: string } }>(
    lenderAnswerPath(':lender'),
    { schema: { hide: true }, config: { outside: true } },
    async ({ params: { lender }, body, headers, log }, reply) => {
      if (!isLender(lender)) throw notFound(LOAN_WORDS.noLender);
      const signature = String(headers[LENDER_SIGNATURE_HEADER] ?? '');
      const { id, outcome, text } = genuine(() => desks.readAnswer(lender, { rawBody: String(body), signature }));
      const change = { state: outcome, answer: text, answeredAt: new Date(now()) };
      // An answer may overtake the confirmation of its request. It may be repeated, too.
      const changed = await moveLead(database, id, ['sending', 'sent', 'answered'], change, lender);
      const person = changed && (await personById(database, changed.accountId));
      if (person?.phone) {
        const values = { lender: lenderOf(lender).name, text };
        await messages.send({
          ...{ to: { phone: person.phone }, channel: 'SMS', template: 'loan-lead-answered' },
          ...{ values, key: `${id} ${outcome}` },
        });
      }
      log.info({ lender, request: id, outcome, changed: changed !== undefined }, 'Answer of a lender');
      return reply.header('cache-control', 'no-store').send({ status: 'success' });
    },
  );
}

function genuine(read: () => LenderAnswer): LenderAnswer {
  try {
    return read();
  } catch (error) {
    if (error instanceof WebhookRefused || error instanceof SyntaxError) throw callError('refused');
    throw error;
  }
}
