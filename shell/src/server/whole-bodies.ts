import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Bytes of a call with a form or JSON. */
const CALL_BYTES = 1024 * 1024;

/** Bytes of a file, or of a part of one. */
const FILE_BYTES = 10 * 1024 * 1024;

/** Content types of files and of parts of files. */
const FILE_TYPES = ['application/octet-stream', 'application/offset+octet-stream'];

/** Bytes of an answer that is read whole before it is passed on. Larger files are passed on as they come. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/** Everybody has this long, and more for larger bodies: bytes in a millisecond that the slowest networks reach. */
const PATIENCE_MS = 10_000;
const LEAST_BYTES_A_MS = 2;

/** ms that a body of this size may take on its way to or from a visitor. */
export function bodyDeadline(bytes: number): number {
  return PATIENCE_MS + bytes / LEAST_BYTES_A_MS;
}

/**
 * Reads the bodies of a scope whole before they are passed on, within limits of size and time. Without it, visitors who
 * send slowly hold the connections to the upstream.
 */
export function readWholeBodies(scope: FastifyInstance): void {
  const pass = (_request: unknown, body: Buffer, done: (error: null, stream: Readable) => void) =>
    done(null, Readable.from([body]));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(FILE_TYPES, { parseAs: 'buffer', bodyLimit: FILE_BYTES }, pass);
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: CALL_BYTES }, pass);
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    const bytes = Math.min(Number(request.headers['content-length'] ?? CALL_BYTES), FILE_BYTES);
    const timer = setTimeout(() => request.raw.destroy(), bodyDeadline(bytes)).unref();
    payload.once('end', () => clearTimeout(timer));
    payload.once('close', () => clearTimeout(timer));
    done(null, payload);
  });
}

/**
 * Sends an upstream's answer. It is read whole first, so that visitors who read slowly do not hold the connection to the
 * upstream, and do not stay longer than the slowest networks need.
 */
export function sendWhole(reply: FastifyReply, stream: Readable): void {
  const bytes = Number(reply.getHeader('content-length'));
  if (!(bytes <= ANSWER_BYTES)) {
    reply.send(stream);
    return;
  }
  leaveAfter(reply.raw, bodyDeadline(bytes));
  buffer(stream).then(
    (body) => reply.send(body),
    () => reply.raw.destroy(),
  );
}

function leaveAfter(response: ServerResponse, ms: number): void {
  const timer = setTimeout(() => response.destroy(), ms).unref();
  response.once('close', () => clearTimeout(timer));
}
