import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { REQUEST_COOKIE } from '../platform/cookies.ts';

export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * The caller's request id if it is safe to log, else a new one. Calls made for the request append a number, and the API
 * accepts up to 64 characters.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && /^[\w.-]{1,56}$/.test(given) ? given : randomUUID();
}

/**
 * Saves the id of a document's request until the browser closes. Source: product-and-plans, section 7 (a server-side
 * helper sets a request-id cookie).
 */
export function saveRequestId(reply: FastifyReply, secure: boolean): void {
  reply.setCookie(REQUEST_COOKIE, reply.request.id, { path: '/', sameSite: 'lax', httpOnly: true, secure });
}

/** Adds the id of the request to every answer. */
export function echoRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
