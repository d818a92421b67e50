import type { Database } from '../../foundation/database/client.ts';
import type { ApiSettings } from '../../foundation/server/api-settings.ts';
import type { Services } from '../../foundation/server/services.ts';
import { forgetOldVisits } from './forget-old-visits.ts';
import { type VisitNotices, visitNotices } from './tell-of-visit.ts';
import { openTurns, type Turns } from './turns.ts';
import { visitReminders } from './visit-reminders.ts';
import { type VisitWishes, visitWishes } from './visit-wishes.ts';

/** What the calls of visits share. */
export interface VisitParts {
  readonly database: Database;
  readonly sessions: Services['sessions'];
  readonly notices: VisitNotices;
  readonly wishes: VisitWishes;
  /** Of those who want the same hour. */
  readonly turns: Turns;
  readonly assetUrl: string;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** Puts visits together, and has their jobs done. */
export function openVisits(
  database: Database,
  { jobs, messages, sessions }: Pick<Services, 'jobs' | 'messages' | 'sessions'>,
  { assetUrl, siteUrl, identityKey, now }: Pick<ApiSettings, 'assetUrl' | 'siteUrl' | 'identityKey' | 'now'>,
): VisitParts {
  const working = { jobs, messages, now };
  visitReminders(database, working);
  forgetOldVisits(database, working);
  return {
    database,
    sessions,
    notices: visitNotices(database, { ...working, identityKey }),
    wishes: visitWishes(database, working),
    turns: openTurns(),
    assetUrl,
    siteUrl,
    now,
  };
}
