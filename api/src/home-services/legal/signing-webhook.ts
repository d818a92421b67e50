import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { callError, rawBodies } from '../../foundation/server/public.ts';
import { AGREEMENTS_JOB } from './sign-agreements.ts';
import type { SigningProvider } from './signing-provider.ts';

/** Where the provider says that a signature has changed. */
export const SIGNING_WEBHOOK = '/legal-backend/api/v1/signing/webhook';

/** A signed webhook makes the job look at once. What it says is not believed: the job asks the provider. */
export function signingWebhook(app: FastifyInstance, provider: SigningProvider, jobs: Pick<Jobs, 'send'>): void {
  const { isOwnWebhook } = provider;
  if (!isOwnWebhook) return;
  void app.register(async (scope) => {
    rawBodies(scope, 256 * 1024);
    scope.post(SIGNING_WEBHOOK, { schema: { hide: true }, config: { outside: true } }, async (request, reply) => {
      if (!isOwnWebhook(String(request.body ?? ''), request.headers)) throw callError('wrong-signature');
      await jobs.send(AGREEMENTS_JOB, {});
      return reply.code(204).send();
    });
  });
}
