import { types } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Codes of the network while nothing answers, and of PostgreSQL while it stops, recovers or has no connection left. */
const AWAY_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[123]|53300)$/;

/** Errors of the driver, which have no code: a connection broke, or none was free in time. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

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
