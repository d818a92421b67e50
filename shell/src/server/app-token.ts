import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellSettings } from './settings.ts';

/** Parameter by which an app passes its own login in a webview's address. Source: product-and-plans, section 7. */
const TOKEN_PARAMETER = 'externalUserToken';

/** ms that the API has to accept it. */
const DEADLINE_MS = 1500;

/**
 * Removes a login from an address: the API makes a session of it, and the visitor is redirected to the address without
 * it. So it appears in no history, referrer or document. A login that is not accepted is removed as well.
 * @returns whether the request was answered: false when the address has no login
 */
export async function takeAppToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { url, settings }: { readonly url: URL; readonly settings: Pick<ShellSettings, 'apiUrl'> },
): Promise<boolean> {
  const token = url.searchParams.get(TOKEN_PARAMETER);
  if (token === null) return false;
  url.searchParams.delete(TOKEN_PARAMETER);
  const { headers, id, ip } = request;
  await fetch(`${settings.apiUrl}/user/auto-login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: headers.cookie ?? '',
      'user-agent': headers['user-agent'] ?? '',
      device: 'ANDROID',
      'x-request-id': id,
      'x-forwarded-for': ip,
    },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).then(
    // Needs braces: an arrow that returns the reply would wait for its end, since a reply is a promise.
    (answer) => {
      reply.header('set-cookie', answer.headers.getSetCookie());
    },
    // Logs no cause, because it contains what was sent. The page is rendered without the login.
    () => request.log.warn('An app’s login was not accepted'),
  );
  reply.header('cache-control', 'no-store').redirect(`${url.pathname}${url.search}`, 302);
  return true;
}
