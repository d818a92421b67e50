import type { FastifyRequest } from 'fastify';
import { originOf } from '../server/page-address.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** The parts of a request that say where it was sent. */
type Addressed = Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>;
};

/**
 * The origin in the answers to search engines, whose copies others read: `PUBLIC_URL`. Without it, the host that the
 * request names if that is this machine, else the address that it came in at. A host that a stranger names is not
 * repeated.
 */
export function sitemapOrigin(publicUrl: string, { protocol, host, hostname, socket }: Addressed): string | undefined {
  if (publicUrl) return publicUrl;
  const { localAddress = '', localPort } = socket;
  const here =
    localAddress.includes(':') && !/^::ffff:/i.test(localAddress)
      ? `[${localAddress}]`
      : localAddress.replace(/^::ffff:/i, '');
  if (LOOPBACK.test(hostname) || hostname === here) return originOf(protocol, host);
  return originOf('http', `${here}:${localPort}`);
}
