import { types } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/**
 * Codes of the network while nothing answers or the host has no address, and of PostgreSQL while it stops, recovers, is
 * a copy that takes no changes, has no resources left, or does not let this login in.
 */
const AWAY_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0\d|53\w{3}|25006|3D000|28\w{3})$/;

/** Errors of the driver, which have no code: a connection broke, or none was free in time. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|database "[^"]*" is not currently accepting connections)/;

/**
 * Whether a query failed because the database cannot be reached at the moment: it has ended, restarts, or all its
 * connections are taken. The same query works again once it is back.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && AWAY_CODE.test(code)) || AWAY_MESSAGE.test(error.message);
}
