import type { FastifyRequest } from 'fastify';

/** What supervisors and proxies ask several times a second. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/livez', '/readyz', '/healthz']);

/** Whether a request only asks for the state of the server: it is not measured, traced or logged. */
export function isProbe({ routeOptions }: FastifyRequest): boolean {
  return PROBES.has(routeOptions.url);
}
