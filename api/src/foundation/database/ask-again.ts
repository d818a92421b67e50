import { isConnectionBroken } from './database-away.ts';

/**
 * Asks again, once, if the connection has broken: by then the pool waits for a database that starts again.
 * @param ask reads, sets or removes something, because twice must have the effect of once
 */
export async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionBroken(error)) throw error;
    return ask();
  }
}
