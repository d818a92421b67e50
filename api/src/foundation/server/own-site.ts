import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls from other companies, which authenticate in their own way. */
    outside?: boolean;
    /** A GET that changes something. */
    mutates?: boolean;
    /** About the person who is logged in. */
    personal?: boolean;
  }
}

export const OTHER_SITE_MESSAGE = 'You can do this only on Aangan’s own pages.';

const DEVICES: readonly unknown[] = ['ANDROID', 'IOS', 'MOBILE_WEB', 'DESKTOP'];

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something unless a page of this site or a non-browser client sent them. A page of another
 * site must not act for the person who is logged in here.
 * @throws CallError 403, before the call's input is read
 */
export function ownSiteOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { outside, mutates } = request.routeOptions.config;
    if (outside || (READING.includes(request.method) && !mutates)) return;
    if (!isOwnSite(request)) throw new CallError(403, OTHER_SITE_MESSAGE);
  });
}

/**
 * Whether a page of this site sent a call. Browsers send `Sec-Fetch-Site`; older ones and plain http send at least
 * `Origin`. A call without both must carry the `device` header, because no form of another site can add a header.
 */
export function isOwnSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin === undefined) return DEVICES.includes(headers.device);
  // The shell forwards the host of the visitor's request.
  const host = headers['x-forwarded-host'] ?? headers.host;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}
