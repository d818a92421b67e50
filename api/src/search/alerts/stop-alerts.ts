import type { Database } from '../../foundation/database/public.ts';
import { alertsOfMessage, changeAlert } from './alerts.queries.ts';

/**
 * Stops the alerts of a message at once, without a login. The call is idempotent.
 * @returns false for an unknown message
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

/** Resumes the alerts that the same link stopped, and no others. */
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
