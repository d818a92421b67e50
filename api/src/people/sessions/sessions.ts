import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/client.ts';
import { CallError, notFound } from '../../foundation/server/call-error.ts';
import { clientName } from '../../foundation/server/client-name.ts';
import { deviceIdOf } from '../../foundation/server/request-device.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';
import { SESSION_LIFETIMES, sessionEnd } from './session-lifetimes.ts';
import { endSession, keepSession, noteSeen, sessionOfToken } from './sessions.queries.ts';

/** Who asks. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
  /** `staff` only in a session that was opened with password and code, of an account that has the role. */
  readonly role: 'member' | 'staff';
  /** When this session was opened, epoch ms. */
  readonly since: number;
}

/** A login that has just happened. */
export interface Login {
  readonly accountId: string;
  /** `Chrome on Android`. */
  readonly client: string;
  readonly staff: boolean;
}

export interface Sessions {
  /** Who asks, or undefined for an anonymous visitor. Looked up once a request. */
  viewer(request: FastifyRequest): Promise<Viewer | undefined>;
  /** @throws CallError 401 for an anonymous visitor */
  required(request: FastifyRequest): Promise<Viewer>;
  /** @throws CallError 404 for everybody else: to them the call is not there */
  staff(request: FastifyRequest): Promise<Viewer>;
  /**
   * Logs the account in on this device with a new token; the session that the request came with ends.
   * @param staff whether password and code were both right, for the staff's work
   */
  start(request: FastifyRequest, reply: FastifyReply, accountId: string, staff?: boolean): Promise<Viewer>;
  /** Logs out: the token is worth nothing any more. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export const LOGIN_NEEDED = 'Please log in to continue.';

/**
 * @param now epoch ms
 * @param onLogin hears of each login before it is answered
 */
export function openSessions(
  database: Database,
  now: () => number,
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
    const role = row.staff && row.role === 'staff' ? 'staff' : 'member';
    return { accountId: row.accountId, sessionId: row.id, role, since };
  }

  function viewer(request: FastifyRequest): Promise<Viewer | undefined> {
    const found = known.get(request) ?? lookUp(request);
    known.set(request, found);
    return found;
  }

  async function endOwn(request: FastifyRequest): Promise<void> {
    const own = await viewer(request);
    if (own) await endSession(database, own.accountId, own.sessionId);
  }

  return {
    viewer,
    async required(request) {
      const found = await viewer(request);
      if (!found) throw new CallError(401, LOGIN_NEEDED);
      return found;
    },
    async staff(request) {
      const found = await viewer(request);
      if (found?.role !== 'staff') throw notFound('There is no such call.');
      return found;
    },
    async start(request, reply, accountId, staff = false) {
      await endOwn(request);
      const token = randomBytes(32).toString('base64url');
      const at = now();
      const client = clientName(request.headers['user-agent'] ?? '');
      await keepSession(database, {
        id: `ses_${randomBytes(9).toString('base64url')}`,
        accountId,
        tokenHash: tokenHash(token),
        deviceId: deviceIdOf(request) ?? null,
        client,
        staff,
        createdAt: new Date(at),
        lastSeenAt: new Date(at),
        expiresAt: sessionEnd(staff, at, at),
      });
      const { idle, longest } = SESSION_LIFETIMES[staff ? 'staff' : 'member'];
      // The browser may keep it for longer than the session holds: the database decides.
      setSessionCookie(reply, token, Math.max(idle, staff ? longest : 0) / 1000);
      await onLogin({ accountId, client, staff }, request);
      const row = await sessionOfToken(database, tokenHash(token), new Date(at));
      if (!row) throw new CallError(401, LOGIN_NEEDED);
      const role = row.staff && row.role === 'staff' ? 'staff' : 'member';
      const started: Viewer = { accountId, sessionId: row.id, role, since: at };
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

/** A token is long and random: a plain digest of it cannot be turned back. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
