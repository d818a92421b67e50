import { staffCalls } from '@aangan/shared-kit/contracts/staff';
import type { FastifyRequest } from 'fastify';
import type { StaffSession } from './staff-session.ts';

/** ms that a call may take. */
const DEADLINE_MS = 5000;

/** ms for the session of a staff page, as for any page. */
const SESSION_DEADLINE_MS = 1500;

/** The browser's login, which only the API can read. */
const SESSION_COOKIE = /(?:^|;\s*)__Host-aangan_session=([\w-]{43})(?:;|$)/;

/** The result of a call. */
export interface StaffStep {
  /** Status of the API: 200, or an error. */
  readonly status: number;
  /** Error message for people. */
  readonly message: string;
  readonly answer: unknown;
  /** The new login, to be passed on to the browser. */
  readonly setCookie: readonly string[];
}

/** A staff account with its session. */
export interface StaffPerson extends StaffSession {
  readonly roles: readonly string[];
  /** They are nobody of the staff before they have set up a second factor. */
  readonly needsSecondFactor: boolean;
}

/** Staff who log in with their own account, as the API knows them. */
export interface StaffPeople {
  /**
   * The staff account that is logged in in this browser. The API is called each time, so a revoked role takes effect at
   * once.
   */
  of(request: FastifyRequest): Promise<StaffPerson | undefined>;
  /** Whether people can log in with their accounts: the API and its database answer. */
  reachable(): Promise<boolean>;
  /** Calls the API for this browser with its cookies, as a POST if there is a body. */
  step(request: FastifyRequest, path: StaffPath, body?: object): Promise<StaffStep>;
}

export type StaffPath = `/api/v1/staff/${string}` | '/user/logout';

/** The token of the browser's login, or undefined. */
export function sessionToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return SESSION_COOKIE.exec(headers.cookie ?? '')?.[1];
}

/** @param apiUrl origin of the API, without a slash at the end */
export function staffPeople(apiUrl: string): StaffPeople {
  const ask = (request: FastifyRequest, path: string, body?: object, timeoutMs = DEADLINE_MS) =>
    fetch(`${apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: request.headers.cookie ?? '',
        'user-agent': request.headers['user-agent'] ?? '',
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
        device: 'DESKTOP',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async of(request) {
      if (sessionToken(request) === undefined) return undefined;
      const response = await ask(request, '/api/v1/staff/me', undefined, SESSION_DEADLINE_MS);
      const answer: unknown = await response.json();
      if (response.status === 404 || response.status === 401) return undefined;
      if (!response.ok) throw new Error(`HTTP ${response.status} for the staff's session`);
      const { name, until, roles, needsSecondFactor } = staffCalls['GET /api/v1/staff/me'].answer.parse(answer);
      return { name, until, roles, needsSecondFactor };
    },
    reachable: () =>
      fetch(`${apiUrl}/healthz`, { signal: AbortSignal.timeout(DEADLINE_MS) }).then(
        async ({ ok, body }) => {
          await body?.cancel();
          return ok;
        },
        () => false,
      ),
    async step(request, path, body) {
      const response = await ask(request, path, body);
      const answer: unknown = await response.json();
      const { status, ok, headers } = response;
      return { status, message: ok ? '' : messageOf(answer), answer, setCookie: headers.getSetCookie() };
    },
  };
}

function messageOf(answer: unknown): string {
  const known = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined;
  return typeof known === 'string' ? known : 'Something went wrong. Please try again.';
}
