import type { FastifyInstance } from 'fastify';

/**
 * Once the server is closing, each answer also ends its connection: a kept-alive one would otherwise hold the process
 * up after its last answer.
 */
export function closeConnections(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
}
