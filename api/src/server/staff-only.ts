import { createHash, timingSafeEqual } from 'node:crypto';
import { STAFF_TOKEN_HEADER } from '@aangan/shared-kit/contracts/monitoring';
import type { FastifyRequest } from 'fastify';
import { notFound } from './call-error.ts';

/**
 * Lets only the shell's server through, which carries the staff token. To everybody else the call is not there.
 * @param staffToken empty where there is no staff: then the call is there for nobody
 */
export function staffOnly(staffToken: string): (request: Pick<FastifyRequest, 'headers'>) => void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return ({ headers }) => {
    const given = headers[STAFF_TOKEN_HEADER];
    const same = typeof given === 'string' && timingSafeEqual(digest(given), digest(staffToken));
    if (staffToken === '' || !same) throw notFound('There is no such call.');
  };
}
