import type { Http } from '@aangan/shared-kit/platform/http';
import { accountOf } from '../session/account-of.ts';
import { type LiveSession, liveSession } from '../session/live-session.ts';
import type { Visitor } from './visitor-facts.ts';

/** Cookie of a login; only the API reads what is in it. */
const SESSION_COOKIE = /(?:^|;\s*)__Host-aangan_session=/;

/** ms for which a page waits to hear who is logged in; it is asked for while the page's code is loaded. */
const DEADLINE_MS = 1500;

/** Who asks for a page. */
export interface RequestSession {
  readonly live: LiveSession;
  /** Resolves once it is known who is logged in, or that nobody can tell; never rejects. */
  known(): Promise<void>;
}

/**
 * Finds out who asks: one call, and none for visitors without a login. Where the API does not answer, the visitor is
 * anonymous for this page, and the browser asks again.
 */
export function requestSession({ cookie, nri }: Pick<Visitor, 'cookie' | 'nri'>, http: () => Http): RequestSession {
  const live = liveSession({ account: undefined, nri: nri === true, unsure: false });
  if (!SESSION_COOKIE.test(cookie ?? '')) return { live, known: async () => undefined };
  const asked = http()
    .request('GET /api/v3/user/info', { query: {} }, { timeout: DEADLINE_MS })
    .then(
      (info) => live.setState({ account: accountOf(info), nri: nri ?? info.nri }),
      // The visitor keeps the login, and the page comes without it.
      () => live.setState({ unsure: true }),
    );
  return { live, known: () => asked };
}

/** Cookies without the login: what is kept for reading without a network is nobody's own. */
export function withoutLogin(cookie: string | undefined): string | undefined {
  const others = cookie?.split(/;\s*/).filter((pair) => !SESSION_COOKIE.test(pair));
  return others?.join('; ') || undefined;
}
