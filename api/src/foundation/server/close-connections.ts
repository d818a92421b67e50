import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with its response while the server is closing. A kept-alive connection would otherwise delay the
 * end of the process.
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
