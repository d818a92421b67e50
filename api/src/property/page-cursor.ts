import { badInput } from '../server/call-error.ts';
import type { PageKey } from './sort-orders.ts';

/** A page's key as text for a link; what is in it is nobody's business but ours. */
export function cursorOf(sort: string, { value, id }: PageKey): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/**
 * The key behind a cursor.
 * @throws CallError 400 if it is no cursor of this sort order
 */
export function keyOfCursor(sort: string, cursor: string): PageKey {
  const parts = parsed(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw notOurs();
  const [madeFor, value, id]: unknown[] = parts;
  if (typeof value !== 'number' || !isKeyValue(value) || typeof id !== 'string' || !/^[a-z0-9]{1,32}$/i.test(id)) {
    throw notOurs();
  }
  if (madeFor !== sort) throw badInput('query.after', 'belongs to another sort order');
  return { value, id };
}

/** What a 4-byte integer or a date can hold. */
function isKeyValue(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) < 8_640_000_000_000_000;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw notOurs();
  }
}

function notOurs() {
  return badInput('query.after', 'is not a cursor of this search');
}
