import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';
import { alertsOfMessage } from './alerts.queries.ts';
import { priceDropsOfMessage, resumePriceDrops, stopPriceDrops } from './price-drops/price-drop-choice.queries.ts';
import { resumeAlerts, stopAlerts } from './stop-alerts.ts';

type Change = (database: Database, messageId: string, now: number) => Promise<boolean>;

/** What the stop link of a message acts on. */
export interface Stoppable {
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

/** Notices of unread messages. Provided by chat, whose message ids begin with `chm_`. */
export const CHAT_NOTICES = definePort<Stoppable>('notices of chat');

/** By prefix of the message id. */
const OWN: Readonly<Record<string, Stoppable>> = {
  alm: {
    about: async (database, messageId) =>
      (await alertsOfMessage(database, messageId))?.map(({ name, pausedAt }) => ({ name, stopped: pausedAt !== null })),
    stop: stopAlerts,
    resume: resumeAlerts,
  },
  pdm: { about: priceDropsOfMessage, stop: stopPriceDrops, resume: resumePriceDrops },
};

/** What the link of a message stops, or undefined for an unknown prefix. */
export type StoppableOf = (messageId: string) => Stoppable | undefined;

export function stoppables(chatNotices: Stoppable): StoppableOf {
  const byPrefix = new Map(Object.entries({ ...OWN, chm: chatNotices }));
  return (messageId) => byPrefix.get(messageId.split('_', 1)[0] ?? '');
}
