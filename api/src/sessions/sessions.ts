import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/client.ts';
import { CallError, notFound } from '../server/call-error.ts';
import { deviceIdOf } from '../server/request-device.ts';
import { clientName } from './client-name.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session-cookie.ts';
import { endSession, keepSession, noteSeen, sessionOfToken } from './sessions.queries.ts';

/** Who asks. */
export interface Viewer {
  readonly accountId: string;
  readonly sessionId: string;
  readonly role: 'member' | 'staff';
}

export interface Sessions {
  /** Who asks, or undefined for an anonymous visitor. Looked up once a request. */
  viewer(request: FastifyRequest): Promise<Viewer | undefined>;
  /** @throws CallError 401 for an anonymous visitor */
  required(request: FastifyRequest): Promise<Viewer>;
  /** @throws CallError 404 for everybody else: to them the call is not there */
  staff(request: FastifyRequest): Promise<Viewer>;
  /** Logs the account in on this device with a new token; the session that the request came with ends. */
  start(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<Viewer>;
  /** Logs out: the token is worth nothing any more. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export const LOGIN_NEEDED = 'Please log in to continue.';

/** A session ends when it has not been used for so long. */
export const SESSION_IDLE_MS = 90 * 24 * 3_600_000;
/** How old `last_seen_at` gets before it is written again. */
const SEEN_STEP_MS = 3_600_000;

/** @param now epoch ms */
export function openSessions(database: Database, now: () => number): Sessions {
  const known = new WeakMap<FastifyRequest, Promise<Viewer | undefined>>();

  async function lookUp(request: FastifyRequest): Promise<Viewer | undefined> {
    const token = sessionToken(request);
    if (!token) return undefined;
    const at = new Date(now());
    const row = await sessionOfToken(database, tokenHash(token), at);
    if (!row) return undefined;
    if (at.getTime() - row.lastSeenAt.getTime() > SEEN_STEP_MS) {
      await noteSeen(database, row.id, at, new Date(at.getTime() + SESSION_IDLE_MS));
    }
    return { accountId: row.accountId, sessionId: row.id, role: row.role };
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
    async start(request, reply, accountId) {
      await endOwn(request);
      const token = randomBytes(32).toString('base64url');
      const at = new Date(now());
      const id = `ses_${randomBytes(9).toString('base64url')}`;
      await keepSession(database, {
        id,
        accountId,
        tokenHash: tokenHash(token),
        deviceId: deviceIdOf(request) ?? null,
        client: clientName(request.headers['user-agent'] ?? ''),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(at.getTime() + SESSION_IDLE_MS),
      });
      setSessionCookie(reply, token, SESSION_IDLE_MS / 1000);
      const row = await sessionOfToken(database, tokenHash(token), at);
      if (!row) throw new CallError(401, LOGIN_NEEDED);
      const started: Viewer = { accountId, sessionId: id, role: row.role };
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
