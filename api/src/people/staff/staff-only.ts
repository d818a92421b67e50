import { createHash, timingSafeEqual } from 'node:crypto';
import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../sessions/public.ts';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Token with which the shell's server requests staff calls; without it only staff sessions are accepted. */
    readonly staffToken?: Secrets;
  }
}

/**
 * Allows the shell's server, which sends the staff token, and people in a staff session. To everybody else the call
 * does not exist.
 * @param staffToken empty if the shell's server has none
 */
export function staffOnly(
  staffToken: Secrets,
  sessions: Pick<Sessions, 'staff'>,
): (request: FastifyRequest) => Promise<void> {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return async (request) => {
    const given = request.headers[STAFF_TOKEN_HEADER];
    const same = (token: string) => typeof given === 'string' && timingSafeEqual(digest(given), digest(token));
    if (staffToken === '' || !acceptedSecrets(staffToken).some(same)) await sessions.staff(request);
  };
}
