import { HOME_LINK } from '@aangan/shared-kit/links/home';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOG_OUT_PATH } from '../session/log-out-path.ts';
import type { StaffGuard } from '../staff/staff-guard.ts';
import type { ShellSettings } from './settings.ts';

/** ms that the API has to end the session. */
const DEADLINE_MS = 5000;

/** Logs out in browsers without JavaScript. The API needs JSON and headers, which a form cannot send. */
export async function logOutRoute(
  app: FastifyInstance,
  { apiUrl }: Pick<ShellSettings, 'apiUrl'>,
  { isSameSite }: Pick<StaffGuard, 'isSameSite'>,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formBody, { bodyLimit: 1000 });
    scope.post(LOG_OUT_PATH, async (request, reply) => {
      // A page of another site must not log anybody out.
      if (!isSameSite(request)) return reply.code(403).send({ message: 'You can do this only on Aangan’s own pages.' });
      const answer = await fetch(`${apiUrl}/user/logout`, {
        method: 'POST',
        headers: headersOf(request),
        body: '{}',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!answer.ok) throw new Error(`The API answered ${answer.status} to a logout`);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', answer.headers.getSetCookie())
        .redirect(HOME_LINK, 303);
    });
  });
}

function headersOf({ headers, id, ip }: FastifyRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    cookie: headers.cookie ?? '',
    device: 'DESKTOP',
    'x-request-id': id,
    'x-forwarded-for': ip,
  };
}
