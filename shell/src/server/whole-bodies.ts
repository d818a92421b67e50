import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { networkOf } from '@aangan/shared-kit/domain/network-of';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerBusyCall } from './failures.ts';
import type { FairQueue, QueueLimits } from './fair-queue.ts';

/** Bytes of a call with a form or JSON. */
const CALL_BYTES = 1024 * 1024;

/** Bytes of a file, or of a part of one. */
const FILE_BYTES = 10 * 1024 * 1024;

/** Content types of files and of parts of files. */
const FILE_TYPES = ['application/octet-stream', 'application/offset+octet-stream'];

/** Bytes of an answer that is read whole before it is passed on. Larger files are passed on as they come. */
const ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * Reads the bodies of a scope whole before they are passed on, within limits of size. Without it, visitors who send slowly
 * hold the connections to the upstream.
 */
export function readWholeBodies(scope: FastifyInstance): void {
  const pass = (_request: unknown, body: Buffer, done: (error: null, stream: Readable) => void) =>
    done(null, Readable.from([body]));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(FILE_TYPES, { parseAs: 'buffer', bodyLimit: FILE_BYTES }, pass);
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit: CALL_BYTES }, pass);
}

/** Answers that are passed on as they come. Each holds a connection to the upstream for as long as its visitor reads. */
export const LARGE_ANSWERS: QueueLimits = { atOnce: 64, perKey: 8, waitingPerKey: 0, waitMs: 0 };

/**
 * Sends an upstream's answer. It is read whole first, so that visitors who read slowly do not hold the connection to the
 * upstream. Answers too large for that have a share by network.
 */
export function sendWhole(reply: FastifyReply, stream: Readable, large: FairQueue): void {
  const bytes = Number(reply.getHeader('content-length'));
  if (!(bytes <= ANSWER_BYTES)) {
    sendLarge(reply, stream, large);
    return;
  }
  buffer(stream).then(
    (body) => reply.send(body),
    () => reply.raw.destroy(),
  );
}

function sendLarge(reply: FastifyReply, stream: Readable, large: FairQueue): void {
  large.take(networkOf(reply.request.ip)).then(
    (end) => {
      reply.raw.once('close', end);
      reply.send(stream);
    },
    () => {
      stream.destroy();
      answerBusyCall(reply.request, reply.removeHeader('content-length'));
    },
  );
}
