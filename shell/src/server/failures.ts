import type { ErrorAnswer } from '@aangan/shared-kit/contracts/call';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PATH } from '../app/page-loader.ts';
import { DATA_POLICY, PLAIN_PAGE_POLICY } from './content-security-policy.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** Said to a visitor whose network has too many requests waiting. */
const BUSY = 'Many people are using Aangan right now. Please try again in a few seconds.';

/** s after which that visitor may try again. */
const RETRY_AFTER_SECONDS = 5;

const APOLOGY = 'Something went wrong. Please try again.';

/** Failures outside of pages are sent as the contract's error answer. The cause is only logged. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'A request failed');
    return answer(request, reply, statusCode, statusCode < 500 ? error.message : APOLOGY);
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return reply.redirect(NOT_FOUND_PATH, 302);
    return answerReadOnly(request, reply);
  });
}

/** A page without an action. */
export function answerReadOnly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply.header('allow', 'GET, HEAD'), 405, 'Pages can only be read.');
}

/** A page of another site tries to act for the visitor. */
export function answerOtherSite(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, 403, 'You can do this only on Aangan’s own pages.');
}

/** An address that cannot be decoded is handled like an unknown path. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, request.id);
  if (error.code === 'FST_ERR_BAD_URL') reply.redirect(NOT_FOUND_PATH, 302);
  else answer(request, reply, error.statusCode ?? 400, error.message);
}

/** The static error page, for a failure of the shell itself. */
export function answerFailedPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const statusCode = error.statusCode ?? 500;
  // The calls are aborted when a visitor leaves. That is no failure, and nobody reads the answer.
  if (!reply.raw.destroyed) request.log.error({ err: error }, 'A page failed');
  return reply
    .code(statusCode)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_PAGE_POLICY })
    .send(plainPageHtml(APOLOGY, request.id));
}

/** A call or a file for which there was no turn. */
export function answerBusyCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const again = reply.type('application/json; charset=utf-8').header('retry-after', RETRY_AFTER_SECONDS);
  return answer(request, again, 503, BUSY);
}

/** Said to a visitor whose network has read very much. */
const TOO_MANY = 'A great many pages were opened from your network. Please try again in a few minutes.';

/** A call beyond the limit of its network. */
export function answerTooManyCalls(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  const again = reply.type('application/json; charset=utf-8').header('retry-after', seconds);
  return answer(request, again, 429, TOO_MANY);
}

/** A page beyond the limit of its network. */
export function answerTooManyPages(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  return plainPage(request, reply.code(429).header('retry-after', seconds), TOO_MANY);
}

/** A page for which there was no turn. */
export function answerBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return plainPage(request, reply.code(503).header('retry-after', RETRY_AFTER_SECONDS), BUSY);
}

function plainPage(request: FastifyRequest, reply: FastifyReply, sentence: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': PLAIN_PAGE_POLICY })
    .send(plainPageHtml(sentence, request.id));
}

function answer(request: FastifyRequest, reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  const body: ErrorAnswer = { statusCode, message, requestId: request.id };
  const headers = { 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY };
  return reply.code(statusCode).headers(headers).send(body);
}

function plainPageHtml(sentence: string, requestId: string): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark"><title>Something went wrong | Aangan</title></head>',
    `<body style="font-family:system-ui,sans-serif;padding:2rem"><main><h1>${sentence}</h1>`,
    `<p><a href="/">Go to the home page</a></p><p>Reference: ${requestId}</p></main></body></html>`,
  ].join('');
}
