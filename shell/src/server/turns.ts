import type { Socket } from 'node:net';
import { networkOf } from '@aangan/shared-kit/domain/network-of';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FairQueue, QueueFull } from './fair-queue.ts';

/**
 * Lets requests of a scope wait for the turn of their network. A turn begins when the body was read and ends when the
 * answer is ready, so visitors who send or read slowly hold none. A connection whose answer is not read yet gets no
 * other one, so that unread answers do not pile up in memory.
 * @param answerBusy answers a request that found too many others waiting
 */
export function takeTurns(
  scope: FastifyInstance,
  queue: FairQueue,
  answerBusy: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const turns = new WeakMap<FastifyRequest, () => void>();
  const unread = new WeakMap<Socket, Promise<unknown>>();
  scope.addHook('preHandler', async (request, reply) => {
    const { socket } = request.raw;
    const before = unread.get(socket);
    unread.set(socket, new Promise((resolve) => reply.raw.once('close', resolve)));
    await before;
    if (socket.destroyed) return reply.hijack();
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    reply.raw.once('close', leave);
    try {
      const end = await queue.take(networkOf(request.ip), leaving.signal);
      turns.set(request, end);
      reply.raw.once('close', end);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return answerBusy(request, reply);
    } finally {
      reply.raw.off('close', leave);
    }
  });
  scope.addHook('onSend', (request, _reply, payload, done) => {
    turns.get(request)?.();
    done(null, payload);
  });
}
