import type { Http } from '@aangan/shared-kit/platform/http';
import { accountOf } from '../session/account-of.ts';
import { anonymousSession } from '../session/anonymous-session.ts';
import { type LiveSession, liveSession } from '../session/live-session.ts';
import type { Visitor } from './visitor-facts.ts';

/** Cookie of a login. Only the API reads its content. */
const SESSION_COOKIE = /(?:^|;\s*)__Host-aangan_session=/;

/** Timeout in ms for the session of a page. The call runs while the page's code is loaded. */
const DEADLINE_MS = 1500;

/** The visitor who asks for a page. */
export interface RequestSession {
  readonly live: LiveSession;
  /** Resolves once the session is known or cannot be determined; never rejects. */
  known(): Promise<void>;
}

/**
 * Determines the visitor's session with one call, and with none for visitors without a login. Without an answer of the
 * API the session is unknown for this page (`unsure`): it is neither a login nor none, and the browser asks again.
 */
export function requestSession({ cookie, nri }: Pick<Visitor, 'cookie' | 'nri'>, http: () => Http): RequestSession {
  const live = liveSession(anonymousSession({ nri }));
  if (!hasLogin(cookie)) return { live, known: async () => undefined };
  const asked = http()
    .request('GET /api/v3/user/info', { query: {} }, { timeout: DEADLINE_MS })
    .then(
      (info) => live.setState({ account: accountOf(info), nri: nri ?? info.nri, ownsHomes: info.ownsHomes }),
      // The login stays in place, and the page is rendered without it.
      () => live.setState({ unsure: true }),
    );
  return { live, known: () => asked };
}

/** Whether a request claims a login; only the API knows whether it is one. */
export function hasLogin(cookie: string | undefined): boolean {
  return SESSION_COOKIE.test(cookie ?? '');
}

/** Cookies without the login: pages cached for offline reading are anonymous. */
export function withoutLogin(cookie: string | undefined): string | undefined {
  const others = cookie?.split(/;\s*/).filter((pair) => !SESSION_COOKIE.test(pair));
  return others?.join('; ') || undefined;
}
