import type { Database } from '../../foundation/database/public.ts';
import { alertsOfMessage } from './alerts.queries.ts';
import { priceDropsOfMessage, resumePriceDrops, stopPriceDrops } from './price-drops/price-drop-choice.queries.ts';
import { resumeAlerts, stopAlerts } from './stop-alerts.ts';

type Change = (database: Database, messageId: string, now: number) => Promise<boolean>;

/** What the stop link of a message acts on. */
interface Stoppable {
  /** What the message is about; undefined for an unknown message. */
  readonly about: (
    database: Database,
    messageId: string,
  ) => Promise<readonly { readonly name: string; readonly stopped: boolean }[] | undefined>;
  /** False for an unknown message. */
  readonly stop: Change;
  /** Undoes what the same link stopped. */
  readonly resume: Change;
}

/** By prefix of the message id. */
const STOPPABLE: Readonly<Record<string, Stoppable>> = {
  alm: {
    about: async (database, messageId) =>
      (await alertsOfMessage(database, messageId))?.map(({ name, pausedAt }) => ({ name, stopped: pausedAt !== null })),
    stop: stopAlerts,
    resume: resumeAlerts,
  },
  pdm: { about: priceDropsOfMessage, stop: stopPriceDrops, resume: resumePriceDrops },
};

/** What the link of a message stops, or undefined for an unknown prefix. */
export function stoppableOf(messageId: string): Stoppable | undefined {
  const kind = messageId.split('_', 1)[0] ?? '';
  return Object.hasOwn(STOPPABLE, kind) ? STOPPABLE[kind] : undefined;
}
