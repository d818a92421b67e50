import type { Database } from '../../foundation/database/client.ts';
import { alertsOfMessage, changeAlert } from './alerts.queries.ts';

/**
 * Stops what a message was about, at once and without a login. Twice is as good as once.
 * @returns false for a message that is not known any more
 */
export function stopAlerts(database: Database, messageId: string, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const alerts = await alertsOfMessage(transaction, messageId);
    for (const { id, pausedAt } of alerts ?? []) {
      if (pausedAt === null) await changeAlert(transaction, id, { pausedAt: new Date(now), stoppedBy: messageId });
    }
    return alerts !== undefined;
  });
}

/** Takes back what the same link stopped, and nothing that was paused otherwise. */
export function resumeAlerts(database: Database, messageId: string, now: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const alerts = await alertsOfMessage(transaction, messageId);
    for (const { id, stoppedBy } of alerts ?? []) {
      if (stoppedBy === messageId) {
        await changeAlert(transaction, id, { pausedAt: null, stoppedBy: null, since: new Date(now) });
      }
    }
    return alerts !== undefined;
  });
}
