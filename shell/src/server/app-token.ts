import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellSettings } from './settings.ts';

/** Parameter by which an app names its own login in a webview's address. Source: product-and-plans, section 7. */
const TOKEN_PARAMETER = 'externalUserToken';

/** ms that the API has to take it. */
const DEADLINE_MS = 1500;

/**
 * Takes a login out of an address at once: the API makes a session of it, and the visitor is led to the same address
 * without it, so that it stands in no history, referrer or document. One that is not taken is dropped all the same.
 * @returns whether the request is answered: false where the address names none
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
    // No arrow without braces: a reply is a promise of its own end.
    (answer) => {
      reply.header('set-cookie', answer.headers.getSetCookie());
    },
    // Without its cause, which knows what was sent: the page comes without the login.
    () => request.log.warn('An app’s login was not taken'),
  );
  reply.header('cache-control', 'no-store').redirect(`${url.pathname}${url.search}`, 302);
  return true;
}
