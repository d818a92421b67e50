import { createHash, randomBytes } from 'node:crypto';
import type { StaffRole } from '@aangan/shared-kit/domain/staff-role';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askAgain, type Database } from '../../foundation/database/public.ts';
import { CallError, callError, clientName, deviceIdOf } from '../../foundation/server/public.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';
import { SESSION_LIFETIMES, sessionEnd } from './session-lifetimes.ts';
import { endSession, noteSeen, saveSession, sessionOfToken } from './sessions.queries.ts';

/** The logged-in visitor. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
  /**
   * `staff` only in a session that was opened with password and code, for an account with the role, and with a second
   * factor where the API requires it.
   */
  readonly role: 'member' | 'staff';
  /** Opened for the staff's work. Without a second factor where one is required, it has the rights of a member. */
  readonly staffSession: boolean;
  /** When the password was last right in this session, epoch ms. */
  readonly passwordAt?: number;
  /** What a staff session may decide; empty in others. */
  readonly staffRoles: readonly StaffRole[];
  /** When this session was opened, epoch ms. */
  readonly since: number;
}

type SessionAccount = NonNullable<Awaited<ReturnType<typeof sessionOfToken>>>;

/** A new login. */
export interface Login {
  readonly accountId: string;
  /** `Chrome on Android`. */
  readonly client: string;
  readonly staff: boolean;
}

/** How staff have logged in. */
interface StaffLogin {
  /** Whether the code was one of the second factor. */
  readonly secondFactor: boolean;
}

export interface Sessions {
  /** The visitor, or undefined if anonymous. Looked up once per request. */
  viewer(request: FastifyRequest): Promise<Viewer | undefined>;
  /** @throws CallError 401 for an anonymous visitor */
  required(request: FastifyRequest): Promise<Viewer>;
  /**
   * @param role left out where every role may
   * @throws CallError 401 for an anonymous visitor, such as one whose staff session has ended; 404 for everybody else
   * who is not staff with the role: to them the call does not exist
   */
  staff(request: FastifyRequest, role?: StaffRole): Promise<Viewer>;
  /**
   * As `staff`, also before the person has set up a second factor.
   * @throws CallError 401, or 404 outside of a staff session
   */
  staffSession(request: FastifyRequest): Promise<Viewer>;
  /**
   * Logs the account in on this device with a new token, and ends the request's old session.
   * @param staff for the staff's work, because password and code were both right
   */
  start(request: FastifyRequest, reply: FastifyReply, accountId: string, staff?: StaffLogin): Promise<Viewer>;
  /** Logs out: the token is no longer valid. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export const LOGIN_NEEDED = 'Please log in to continue.';

interface SessionDeps {
  readonly database: Database;
  /** Epoch ms. */
  readonly now: () => number;
  /** Whether a staff session has no rights before its second factor. */
  readonly secondFactorRequired: boolean;
}

/** @param onLogin is called with each login before the response */
export function openSessions(
  { database, now, secondFactorRequired }: SessionDeps,
  onLogin: (login: Login, request: FastifyRequest) => Promise<void> = async () => undefined,
): Sessions {
  const known = new WeakMap<FastifyRequest, Promise<Viewer | undefined>>();

  async function lookUp(request: FastifyRequest): Promise<Viewer | undefined> {
    const token = sessionToken(request);
    if (!token) return undefined;
    const at = now();
    const row = await sessionOfToken(database, tokenHash(token), new Date(at));
    if (!row) return undefined;
    const since = row.createdAt.getTime();
    if (at - row.lastSeenAt.getTime() > SESSION_LIFETIMES[row.staff ? 'staff' : 'member'].seenStep) {
      await noteSeen(database, row.id, new Date(at), sessionEnd(row.staff, since, at));
    }
    return viewerOf(row, secondFactorRequired);
  }

  function viewer(request: FastifyRequest): Promise<Viewer | undefined> {
    // Here as well: what has failed for a request stays so, also when its handler is run again.
    const found = known.get(request) ?? askAgain(() => lookUp(request));
    known.set(request, found);
    return found;
  }

  async function required(request: FastifyRequest): Promise<Viewer> {
    const found = await viewer(request);
    if (!found) throw new CallError(401, LOGIN_NEEDED);
    return found;
  }

  async function endOwn(request: FastifyRequest): Promise<void> {
    const own = await viewer(request);
    if (own) await endSession(database, own.accountId, own.sessionId);
  }

  return {
    viewer,
    required,
    async staff(request, role) {
      const found = await required(request);
      const may = found.role === 'staff' && (role === undefined || found.staffRoles.includes(role));
      if (!may) throw callError('no-call');
      return found;
    },
    async staffSession(request) {
      const found = await required(request);
      if (!found.staffSession) throw callError('no-call');
      return found;
    },
    async start(request, reply, accountId, login) {
      const staff = login !== undefined;
      await endOwn(request);
      const token = randomBytes(32).toString('base64url');
      const at = now();
      const client = clientName(request.headers['user-agent'] ?? '');
      await saveSession(database, {
        id: `ses_${randomBytes(9).toString('base64url')}`,
        accountId,
        tokenHash: tokenHash(token),
        deviceId: deviceIdOf(request) ?? null,
        client,
        staff,
        ...(login?.secondFactor && { secondFactorAt: new Date(at) }),
        createdAt: new Date(at),
        lastSeenAt: new Date(at),
        expiresAt: sessionEnd(staff, at, at),
      });
      const { idle, longest } = SESSION_LIFETIMES[staff ? 'staff' : 'member'];
      // The browser may store it for longer than the session is valid: the database decides.
      setSessionCookie(reply, token, Math.max(idle, staff ? longest : 0) / 1000);
      await onLogin({ accountId, client, staff }, request);
      const row = await sessionOfToken(database, tokenHash(token), new Date(at));
      if (!row) throw new CallError(401, LOGIN_NEEDED);
      const started = viewerOf(row, secondFactorRequired);
      known.set(request, Promise.resolve(started));
      return started;
    },
    async end(request, reply) {
      await endOwn(request);
      known.set(request, Promise.resolve(undefined));
      clearSessionCookie(reply);
    },
  };
}

function viewerOf(row: SessionAccount, secondFactorRequired: boolean): Viewer {
  const staffSession = row.staff && row.role === 'staff';
  const isStaff = staffSession && (row.secondFactorAt !== null || !secondFactorRequired);
  return {
    accountId: row.accountId,
    sessionId: row.id,
    // An ordinary session of an account with the staff role has no rights of staff.
    role: isStaff ? 'staff' : 'member',
    staffRoles: isStaff ? row.staffRoles : [],
    staffSession,
    ...(row.passwordAt && { passwordAt: row.passwordAt.getTime() }),
    since: row.createdAt.getTime(),
  };
}

/** A token is long and random, so a plain digest of it cannot be reversed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
