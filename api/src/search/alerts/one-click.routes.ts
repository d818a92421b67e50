import { stopAlertsLink } from '@aangan/shared-kit/links/alerts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import { notFound } from '../../foundation/server/call-error.ts';
import { messageOfToken } from './stop-token.ts';
import { stoppableOf } from './stoppable.ts';

/** Longer than any form of a mail program. */
const BODY_LIMIT = 4 * 1024;

interface OneClick {
  readonly Params: { readonly token: string };
  readonly Querystring: { readonly undo?: string };
}

/**
 * Where List-Unsubscribe of our mails leads. A POST stops, whoever sends it: mail programs with their one click, or the
 * form of the page; a GET changes nothing, because programs that look for malware open every link.
 * Source: RFC 8058.
 */
export function oneClickPages(
  app: FastifyInstance,
  database: Database,
  { now, identityKey }: Pick<ApiSettings, 'now' | 'identityKey'>,
): void {
  const url = '/api/v1/alerts/one-click/:token';
  const config = { outside: true, mutates: false };
  const schema: object = { summary: 'Stops the alerts behind a mail, for mail programs', 'x-outside': true };

  void app.register(async (scope) => {
    // A mail program may send its one word as either kind of form; the token says all there is to know.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
      done(null),
    );

    scope.get<OneClick>(url, { config }, async ({ params }, reply) =>
      reply.redirect(stopAlertsLink(params.token), 303),
    );

    scope.post<OneClick>(url, { config, schema }, async (request, reply) => {
      const { params, query } = request;
      const messageId = messageOfToken(params.token, identityKey);
      const stoppable = messageId === undefined ? undefined : stoppableOf(messageId);
      const change = query.undo === undefined ? stoppable?.stop : stoppable?.resume;
      if (messageId === undefined || !(await change?.(database, messageId, now()))) {
        throw notFound('This link does not stop anything any more.');
      }
      return answer(request, reply, params.token);
    });
  });
}

/** A person goes back to the page, which says what was done; a mail program wants nothing but to know that it was. */
function answer({ headers }: FastifyRequest, reply: FastifyReply, token: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  return headers.accept?.includes('text/html') ? reply.redirect(stopAlertsLink(token), 303) : reply.code(200).send();
}
