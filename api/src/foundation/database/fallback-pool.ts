import pg from 'pg';

/** Where queries go that a pool's server does not answer. */
export interface Fallback {
  readonly pool: pg.Pool;
  /** Is called with each error after which the other pool is asked. */
  readonly onFailure: (error: unknown) => void;
}

/** A statement that has used up its time would use up the other server's too. */
const TIMED_OUT = '57014';

/**
 * A pool class for a replica. A query that fails there is asked once more of the other pool, whose answer or error is the
 * result: a replica may be away, cancel a query that stands in the way of its replay, or not have a new column yet. For
 * queries alone, not for transactions.
 */
export function fallbackPool({ pool: other, onFailure }: Fallback): typeof pg.Pool {
  return class FallbackPool extends pg.Pool {
    override query(...args: unknown[]): never {
      const asked: Promise<unknown> = Reflect.apply(super.query, this, args);
      const answered = asked.catch((error: unknown) => {
        if ((error as { code?: unknown }).code === TIMED_OUT) throw error;
        onFailure(error);
        return Reflect.apply(other.query, other, args);
      });
      return answered as never;
    }
  };
}
