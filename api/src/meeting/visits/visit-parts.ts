import type { Database } from '../../foundation/database/public.ts';
import { messagesOf } from '../../foundation/messages/public.ts';
import type { Api } from '../../foundation/module/public.ts';
import { type Sessions, sessionsOf } from '../../people/sessions/public.ts';
import { type VisitNotices, visitNotices } from './tell-of-visit.ts';
import { openTurns, type Turns } from './turns.ts';
import { visitReminders } from './visit-reminders.ts';
import { type VisitWishes, visitWishes } from './visit-wishes.ts';

/** Dependencies that the calls of visits share. */
export interface VisitParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly notices: VisitNotices;
  readonly wishes: VisitWishes;
  /** Serialises requests for the same hour. */
  readonly turns: Turns;
  readonly assetUrl: string;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** Creates the shared dependencies of an API; also starts their jobs. */
export function visitsOf(api: Api): VisitParts {
  const { database, jobs } = api;
  const { assetUrl, siteUrl, identityKey, now } = api.settings;
  const working = { jobs, messages: api.use(messagesOf), now };
  visitReminders(database, working);
  return {
    database,
    sessions: api.use(sessionsOf),
    notices: visitNotices(database, { ...working, identityKey }),
    wishes: visitWishes(database, working),
    turns: openTurns(),
    assetUrl,
    siteUrl,
    now,
  };
}
