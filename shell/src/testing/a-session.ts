import { type LiveSession, liveSession, type SessionFacts } from '../session/live-session.ts';

/** The session of an anonymous visitor by default. */
export function aSession(facts: Partial<SessionFacts> = {}): LiveSession {
  return liveSession({ account: undefined, nri: false, ownsHomes: false, unsure: false, ...facts });
}
