import { badInput } from '../../foundation/server/public.ts';
import type { PageKey } from './sort-orders.ts';

/** Maximum of keys per cursor: those of a page and of the two pages before it. */
const MOST_KEYS = 3;

/** The key of a page and those of the pages before it, as opaque text for a link. */
export function cursorOf(sort: string, keys: readonly PageKey[]): string {
  return Buffer.from(JSON.stringify([sort, ...keys.flatMap(({ value, id }) => [value, id])])).toString('base64url');
}

/**
 * The keys of a cursor, at least one.
 * @throws CallError 400 if it is not a cursor of this sort order
 */
export function keysOfCursor(sort: string, cursor: string): PageKey[] {
  const [madeFor, ...parts] = parsed(cursor);
  if (parts.length < 2 || parts.length > 2 * MOST_KEYS || parts.length % 2 !== 0) throw notOurs();
  const keys = Array.from({ length: parts.length / 2 }, (_, at) => keyOf(parts[2 * at], parts[2 * at + 1]));
  if (madeFor !== sort) throw badInput('query.after', 'belongs to another sort order');
  return keys;
}

function keyOf(value: unknown, id: unknown): PageKey {
  if (typeof value !== 'number' || !Number.isFinite(value) || typeof id !== 'string' || !/^[a-z0-9]{1,32}$/i.test(id)) {
    throw notOurs();
  }
  return { value, id };
}

function parsed(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts)) return parts;
  } catch {
    // Not JSON, so not one of our cursors.
  }
  throw notOurs();
}

function notOurs() {
  return badInput('query.after', 'is not a cursor of this search');
}
