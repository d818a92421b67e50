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

/** Codes of a connection that ended with the database at its other side. */
const BROKEN_CODE = /^(ECONNRESET|EPIPE|08\w{3}|57P0[12])$/;

/** What the driver says of such a connection, the second when a transaction is rolled back in it. */
const BROKEN_MESSAGE = /^(Connection terminated unexpectedly|Client has encountered a connection error)/;

/**
 * Whether a query failed because the database cannot be reached at the moment: it has ended, restarts, or all its
 * connections are taken. The same query works again once it is back.
 */
export function isDatabaseAway(error: unknown): boolean {
  return fits(error, AWAY_CODE, AWAY_MESSAGE);
}

/** Whether a query failed because its connection broke. It may have been run. */
export function isConnectionBroken(error: unknown): boolean {
  return fits(error, BROKEN_CODE, BROKEN_MESSAGE);
}

function fits(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (error instanceof DrizzleQueryError) return fits(error.cause, codes, messages);
  if (error instanceof AggregateError) return error.errors.some((each) => fits(each, codes, messages));
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && codes.test(code)) || messages.test(error.message);
}
