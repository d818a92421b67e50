import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './database-away.ts';

/** ms between two tries. A PostgreSQL that starts again refuses connections at once. */
const AGAIN_MS = 50;

/**
 * A pool class for a database that may start again: who needs a connection meanwhile waits for it. Only connecting is
 * repeated, never a statement. An outage that lasts longer fails calls at once, as without waiting.
 * @param waitMs from the beginning of an outage
 */
export function waitingPool(waitMs: number): typeof pg.Pool {
  return class WaitingPool extends pg.Pool {
    /** When the first connection of this outage was tried; undefined while the database answers. */
    private awaySince: number | undefined;

    override connect(...[callback]: unknown[]): never {
      const connected = this.connectInTime();
      if (typeof callback !== 'function') return connected as never;
      connected.then(
        (client) => callback(undefined, client, client.release),
        (error: unknown) => callback(error, undefined, () => undefined),
      );
      return undefined as never;
    }

    private async connectInTime(): Promise<pg.PoolClient> {
      for (;;) {
        const began = performance.now();
        try {
          const client: pg.PoolClient = await Reflect.apply(super.connect, this, []);
          this.awaySince = undefined;
          return client;
        } catch (error) {
          if (!isDatabaseAway(error)) throw error;
          this.awaySince ??= began;
          if (performance.now() - this.awaySince >= waitMs) throw error;
          await pause(AGAIN_MS);
        }
      }
    }
  };
}
