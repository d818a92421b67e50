import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The slowest networks are faster. */
export interface LeastRate {
  /** ms that everybody has, for networks that pause. */
  readonly graceMs: number;
  readonly bytesPerMs: number;
  /** ms between two looks. */
  readonly checkMs: number;
}

const LEAST_RATE: LeastRate = { graceMs: 10_000, bytesPerMs: 2, checkMs: 1000 };

/** ms that this many bytes may take on their way to or from a visitor. */
export function deadlineOf(bytes: number, { graceMs, bytesPerMs }: LeastRate = LEAST_RATE): number {
  return graceMs + bytes / bytesPerMs;
}

/** Bytes of one direction since a time. */
interface Count {
  readonly bytes: number;
  /** Epoch ms. */
  readonly since: number;
}

/** A request and its answer. */
interface Exchange {
  readonly request: Pick<IncomingMessage, 'complete' | 'socket'>;
  /** When the body began. */
  readonly received: Count;
  /** When the answer began to wait for the visitor. */
  sent?: Count | undefined;
}

/**
 * Ends connections whose visitor sends a body or reads an answer more slowly than the slowest networks. Answers that
 * wait for the server, such as live updates, are not affected.
 */
export function endSlowVisitors(app: FastifyInstance, rate: LeastRate = LEAST_RATE): void {
  const exchanges = new Set<Exchange>();
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange: Exchange = { request, received: { bytes: request.socket.bytesRead, since: Date.now() } };
    exchanges.add(exchange);
    response.once('close', () => exchanges.delete(exchange));
  });
  const look = () => {
    const now = Date.now();
    for (const exchange of exchanges) if (isTooSlow(exchange, now, rate)) exchange.request.socket.destroy();
  };
  const timer = setInterval(look, rate.checkMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Whether the visitor of an exchange is slower than the least rate, for a body or for an answer that waits. */
export function isTooSlow(exchange: Exchange, now: number, rate: LeastRate): boolean {
  const { request, received } = exchange;
  const { socket } = request;
  const isLate = (from: Count, bytes: number) => now - from.since > deadlineOf(bytes - from.bytes, rate);
  if (!request.complete && isLate(received, socket.bytesRead)) return true;
  if (socket.writableLength === 0) {
    exchange.sent = undefined;
    return false;
  }
  // What waits counts too: a large answer has more time.
  const { bytesWritten, writableLength } = socket;
  exchange.sent ??= { bytes: bytesWritten - writableLength, since: now };
  return isLate(exchange.sent, bytesWritten);
}
