import { createHash, timingSafeEqual } from 'node:crypto';
import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * Lets through the shell's server, which carries the staff token, and people in a staff session. To everybody else the
 * call is not there.
 * @param staffToken empty where the shell's server has none
 */
export function staffOnly(
  staffToken: string,
  sessions: Pick<Sessions, 'staff'>,
): (request: FastifyRequest) => Promise<void> {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return async (request) => {
    const given = request.headers[STAFF_TOKEN_HEADER];
    const same = typeof given === 'string' && timingSafeEqual(digest(given), digest(staffToken));
    if (staffToken === '' || !same) await sessions.staff(request);
  };
}
