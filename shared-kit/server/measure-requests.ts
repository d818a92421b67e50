import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { isProbe } from './probes.ts';
import { REQUEST_METRICS } from './request.metrics.ts';

/** Names requests whose route says too little. */
export interface MeasuredRequests {
  /** The request is for this page: `mfe-search/results`. */
  name(request: FastifyRequest, route: string): void;
}

/** Measures how long each request of a server but probes takes, until its last byte is sent, by the pattern of its address. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): MeasuredRequests {
  const names = new WeakMap<FastifyRequest, string>();
  const took = metrics.histogram(REQUEST_METRICS.seconds);
  let open = 0;
  metrics.read({ open: REQUEST_METRICS.open }, () => ({ open: [{ value: open }] }));
  const closed = new WeakSet<FastifyRequest>();
  const close = (request: FastifyRequest) => {
    if (closed.has(request)) return;
    closed.add(request);
    open -= 1;
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (isProbe(request)) closed.add(request);
    else open += 1;
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    close(request);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    close(request);
    if (isProbe(request)) return done();
    const route = names.get(request) ?? request.routeOptions.url ?? 'unknown';
    took({ route, method: request.method, status: classOf(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  return { name: (request, route) => void names.set(request, route) };
}

/** `2xx` */
function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}
