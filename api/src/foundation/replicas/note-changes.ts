import { positionCookie } from '@aangan/shared-kit/domain/position-cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { POSITION_SECONDS, type Replicas } from './open-replicas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Writes nothing that an answer to its visitor shows. */
    measures?: boolean;
  }
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Gives each visitor who has changed something the position after it, so that their next reads have the change. */
export function noteChanges(app: FastifyInstance, { position }: Pick<Replicas, 'position'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (hasChanged(request, reply)) reply.header('set-cookie', positionCookie(await position(), POSITION_SECONDS));
    return payload;
  });
}

/** A call that was refused has changed nothing that its visitor could miss. */
function hasChanged({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const { mutates, measures } = routeOptions.config;
  return statusCode < 400 && !measures && (mutates === true || !READING.includes(method));
}
