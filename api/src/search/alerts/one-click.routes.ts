import { stopAlertsLink } from '@aangan/shared-kit/links/alerts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, callError, ignoredBodies } from '../../foundation/server/public.ts';
import { messageOfToken } from './stop-token.ts';
import type { StoppableOf } from './stoppable.ts';

/** Longer than the form of any mail program. */
const BODY_LIMIT = 4 * 1024;

interface OneClick {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly undo?: string };
}

/**
 * Target of List-Unsubscribe in our mails. A POST stops the alerts, whether from a mail program or from the form of the
 * page. A GET changes nothing, because malware scanners open every link.
 * Source: RFC 8058.
 */
export function oneClickPages(
  app: FastifyInstance,
  database: Database,
  { now, identityKey }: Pick<ApiSettings, 'now' | 'identityKey'>,
  stoppableOf: StoppableOf,
): void {
  const url = '/api/v1/alerts/one-click/:token';
  const config = { outside: true, mutates: false };
  const schema: object = { summary: 'Stops the alerts behind a mail, for mail programs', 'x-outside': true };

  void app.register(async (scope) => {
    // Mail programs may send either kind of form. The body is ignored because the token says everything.
    ignoredBodies(scope, BODY_LIMIT);

    scope.get<OneClick>(url, { config }, async ({ params }, reply) =>
      reply.redirect(stopAlertsLink(params.token), 303),
    );

    scope.post<OneClick>(url, { config, schema }, async (request, reply) => {
      const { params, query } = request;
      const messageId = messageOfToken(params.token, identityKey);
      const stoppable = messageId === undefined ? undefined : stoppableOf(messageId);
      const change = query.undo === undefined ? stoppable?.stop : stoppable?.resume;
      if (messageId === undefined || !(await change?.(database, messageId, now()))) {
        throw callError('link-ended');
      }
      return answer(request, reply, params.token);
    });
  });
}

/** Redirects a person to the page with the result; a mail program gets a plain 200. */
function answer({ headers }: FastifyRequest, reply: FastifyReply, token: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  return headers.accept?.includes('text/html') ? reply.redirect(stopAlertsLink(token), 303) : reply.code(200).send();
}
