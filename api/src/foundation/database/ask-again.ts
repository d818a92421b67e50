import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionBroken } from './database-away.ts';

/** ms until the pool knows of all its connections that have broken: otherwise it may give another of them. */
const ALL_NOTICED_MS = 100;

/**
 * Asks again, once, if the connection has broken: by then the pool waits for a database that starts again.
 * @param ask reads, sets or removes something, because twice must have the effect of once
 */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionBroken(error)) throw error;
    await pause(ALL_NOTICED_MS);
    return ask();
  }
}
