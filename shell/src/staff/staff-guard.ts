import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../server/page-address.ts';
import { isSecure } from '../server/security-headers.ts';
import { type StaffPeople, sessionToken } from './staff-people.ts';
import { STAFF_SESSION_SECONDS, type StaffSession, sameText, staffSeal } from './staff-session.ts';

export const STAFF_COOKIE = 'aangan_staff';

/** Name of the hidden field that every form of the staff area carries. */
export const FORM_TOKEN_FIELD = 'formToken';

/** Knows who of the staff asks: who has the configured token, or an account's staff session. */
export interface StaffGuard {
  /** False where no token is configured: there is no staff area then, and nobody is staff. */
  readonly open: boolean;
  /** Finds out whether an account of the staff asks; before anything else is asked of the guard. */
  recognise(request: FastifyRequest): Promise<void>;
  isStaff(request: FastifyRequest): boolean;
  /** Whether it is an account's staff session that asks, and not the token. */
  hasAccount(request: FastifyRequest): boolean;
  /** Who signed in, or undefined. */
  sessionOf(request: FastifyRequest): StaffSession | undefined;
  /** Value of {@link FORM_TOKEN_FIELD} in the forms of a signed-in person; empty for others. */
  formToken(request: FastifyRequest): string;
  /** Whether this POST was sent by a form of ours that this signed-in person had in front of them. */
  isOwnForm(request: FastifyRequest): boolean;
  /** Whether this POST was sent by a page of this site. */
  isSameSite(request: FastifyRequest): boolean;
  /** @returns whether the token is right; if so, the answer carries the session's cookie. */
  signIn(request: FastifyRequest, reply: FastifyReply, given: { name: string; token: string }): boolean;
  signOut(reply: FastifyReply): void;
}

interface StaffGuardSettings {
  /** Empty where there is no staff area. */
  readonly staffToken: string;
  /** Public origin of the site, or empty when the request tells. */
  readonly publicUrl: string;
}

/** @param now epoch ms */
export function staffGuard(
  { staffToken, publicUrl }: StaffGuardSettings,
  people: Pick<StaffPeople, 'of'>,
  now: () => number,
): StaffGuard {
  const seal = staffSeal(staffToken);
  const accounts = new WeakMap<FastifyRequest, StaffSession>();
  const byToken = (request: FastifyRequest) => seal.open(request.cookies[STAFF_COOKIE], now());
  const sessionOf = (request: FastifyRequest) =>
    staffToken === '' ? undefined : (byToken(request) ?? accounts.get(request));
  /** What the forms of a session are bound to: a secret of this browser. */
  const sealed = (request: FastifyRequest) =>
    (byToken(request) ? request.cookies[STAFF_COOKIE] : sessionToken(request)) ?? '';
  const isStaff = (request: FastifyRequest) => sessionOf(request) !== undefined;

  function isSameSite(request: FastifyRequest): boolean {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin';
    const own = publicUrl || originOf(request.protocol, request.host);
    return own !== undefined && request.headers.origin === own;
  }

  return {
    open: staffToken !== '',
    async recognise(request) {
      if (staffToken === '' || byToken(request)) return;
      const account = await people.of(request).catch((error: unknown) => {
        // Releases can be mended while the API is down: with the token.
        request.log.warn({ err: error }, 'Nobody can say whether this is staff');
        return undefined;
      });
      if (account) accounts.set(request, account);
    },
    isStaff,
    hasAccount: (request) => accounts.has(request),
    sessionOf,
    formToken: (request) => (isStaff(request) ? seal.formToken(sealed(request)) : ''),
    isSameSite,
    isOwnForm(request) {
      if (!isStaff(request) || !isSameSite(request)) return false;
      const given = fieldOf(request.body, FORM_TOKEN_FIELD);
      return sameText(given, seal.formToken(sealed(request)));
    },
    signIn(request, reply, { name, token }) {
      if (staffToken === '' || !sameText(token, staffToken)) return false;
      const until = now() + STAFF_SESSION_SECONDS * 1000;
      reply.setCookie(STAFF_COOKIE, seal.seal({ name, until }), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure({ publicUrl }, request),
        maxAge: STAFF_SESSION_SECONDS,
      });
      return true;
    },
    signOut: (reply) => void reply.clearCookie(STAFF_COOKIE, { path: '/' }),
  };
}

/** A field of a form that was sent, or nothing. */
export function fieldOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = (body as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}
