import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../server/page-address.ts';
import { isSecure } from '../server/security-headers.ts';
import { type StaffPeople, type StaffPerson, sessionToken } from './staff-people.ts';
import { STAFF_SESSION_SECONDS, type StaffSession, sameText, staffSeal } from './staff-session.ts';

export const STAFF_COOKIE = 'aangan_staff';

/** Name of the hidden field with the form token, in every form of the staff area. */
export const FORM_TOKEN_FIELD = 'formToken';

/** Identifies staff: by the configured token, or by an account's staff session. */
export interface StaffGuard {
  /** False when no token is configured. Then there is no staff area and nobody is staff. */
  readonly open: boolean;
  /** Loads the account's staff session. Must run before the other methods. */
  recognise(request: FastifyRequest): Promise<void>;
  isStaff(request: FastifyRequest): boolean;
  /** Whether the API did not say whether the request has an account's staff session: neither staff nor a stranger. */
  isUnknown(request: FastifyRequest): boolean;
  /** Whether the request has an account's staff session rather than the token. */
  hasAccount(request: FastifyRequest): boolean;
  /** The person of a staff session who has yet to set up a second factor; not staff before that. */
  enrolling(request: FastifyRequest): StaffPerson | undefined;
  /** Roles of the account; none with the token. */
  rolesOf(request: FastifyRequest): readonly string[];
  /** Name of the logged-in person, or undefined. */
  sessionOf(request: FastifyRequest): StaffSession | undefined;
  /** Value of {@link FORM_TOKEN_FIELD} in the forms of a logged-in person; empty for others. */
  formToken(request: FastifyRequest): string;
  /** Whether this POST comes from one of our forms that was rendered for this logged-in person. */
  isOwnForm(request: FastifyRequest): boolean;
  /** Whether this POST comes from a page of this site. */
  isSameSite(request: FastifyRequest): boolean;
  /** @returns whether the token is right; if so, the answer sets the session's cookie. */
  signIn(request: FastifyRequest, reply: FastifyReply, given: { name: string; token: string }): boolean;
  signOut(reply: FastifyReply): void;
}

interface StaffGuardSettings {
  /** Empty when there is no staff area. */
  readonly staffToken: Secrets;
  /** Public origin of the site. Empty: the request's own origin is used. */
  readonly publicUrl: string;
}

/** @param now epoch ms */
export function staffGuard(
  { staffToken, publicUrl }: StaffGuardSettings,
  people: Pick<StaffPeople, 'of'>,
  now: () => number,
): StaffGuard {
  const seal = staffSeal(staffToken);
  const accounts = new WeakMap<FastifyRequest, StaffPerson>();
  const enrolling = new WeakMap<FastifyRequest, StaffPerson>();
  const unknown = new WeakSet<FastifyRequest>();
  const byToken = (request: FastifyRequest) => seal.open(request.cookies[STAFF_COOKIE], now());
  const sessionOf = (request: FastifyRequest) =>
    staffToken === '' ? undefined : (byToken(request) ?? accounts.get(request));
  /** The browser's secret that form tokens are bound to. */
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
        // With the token, releases can be repaired while the API is down.
        request.log.warn({ err: error }, 'The staff session could not be checked');
        unknown.add(request);
        return undefined;
      });
      if (account) (account.needsSecondFactor ? enrolling : accounts).set(request, account);
    },
    isStaff,
    isUnknown: (request) => unknown.has(request),
    hasAccount: (request) => accounts.has(request),
    enrolling: (request) => enrolling.get(request),
    rolesOf: (request) => accounts.get(request)?.roles ?? [],
    sessionOf,
    formToken: (request) => (isStaff(request) ? seal.formToken(sealed(request)) : ''),
    isSameSite,
    isOwnForm(request) {
      if (!isStaff(request) || !isSameSite(request)) return false;
      return seal.isFormToken(fieldOf(request.body, FORM_TOKEN_FIELD), sealed(request));
    },
    signIn(request, reply, { name, token }) {
      const isRight = (secret: string) => sameText(token, secret);
      if (staffToken === '' || !acceptedSecrets(staffToken).some(isRight)) return false;
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

/** A field of a submitted form, or an empty text. */
export function fieldOf(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value = (body as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}
