import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bound to this host: no other host, subdomains included, can set or read it. Browsers accept it on localhost too. */
export const SESSION_COOKIE = '__Host-aangan_session';

const PATTERN = /(?:^|;\s*)__Host-aangan_session=([\w-]{43})(?:;|$)/;

const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The token of the request's cookie, or undefined. */
export function sessionToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return PATTERN.exec(headers.cookie ?? '')?.[1];
}

/** @param seconds for which the browser stores it */
export function setSessionCookie(reply: FastifyReply, token: string, seconds: number): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=${token}; Max-Age=${seconds}; ${ATTRIBUTES}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${SESSION_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`);
}
