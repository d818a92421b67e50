import type { Database } from '../../foundation/database/client.ts';
import { alertsOfMessage } from './alerts.queries.ts';
import { priceDropsOfMessage, resumePriceDrops, stopPriceDrops } from './price-drops/price-drop-choice.queries.ts';
import { resumeAlerts, stopAlerts } from './stop-alerts.ts';

type Change = (database: Database, messageId: string, now: number) => Promise<boolean>;

/** What the link in a message stops. */
interface Stoppable {
  /** What it is about; undefined for a message that is not known any more. */
  readonly about: (
    database: Database,
    messageId: string,
  ) => Promise<readonly { readonly name: string; readonly stopped: boolean }[] | undefined>;
  /** False for a message that is not known any more. */
  readonly stop: Change;
  /** Takes back what the same link stopped. */
  readonly resume: Change;
}

/** By how ids of messages start. */
const STOPPABLE: Readonly<Record<string, Stoppable>> = {
  alm: {
    about: async (database, messageId) =>
      (await alertsOfMessage(database, messageId))?.map(({ name, pausedAt }) => ({ name, stopped: pausedAt !== null })),
    stop: stopAlerts,
    resume: resumeAlerts,
  },
  pdm: { about: priceDropsOfMessage, stop: stopPriceDrops, resume: resumePriceDrops },
};

/** What a message's link stops, or undefined for one that stops nothing. */
export function stoppableOf(messageId: string): Stoppable | undefined {
  const kind = messageId.split('_', 1)[0] ?? '';
  return Object.hasOwn(STOPPABLE, kind) ? STOPPABLE[kind] : undefined;
}
