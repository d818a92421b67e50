import type { FastifyRequest } from 'fastify';

/** The visitor's address as the shell forwards it. Only the shell reaches the API. */
export function visitorAddress({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const forwarded = headers['x-forwarded-for'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return first || ip;
}
