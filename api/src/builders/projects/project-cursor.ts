import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectSort } from '@aangan/shared-kit/domain/projects/project-options';
import { badInput } from '../../foundation/server/public.ts';
import { PROJECT_ORDERS } from './project-search.ts';

/** The place of a project in an order: the value of the sort field, and the id. */
interface ProjectKey {
  /** A day, or rupees. */
  readonly value: string | number;
  readonly id: string;
}

export function keyOf(sort: ProjectSort, card: ProjectCard): ProjectKey {
  return { value: card[PROJECT_ORDERS[sort].field], id: card.id };
}

/** Negative if `a` comes before `b` in an order. */
export function compareKeys(sort: ProjectSort, a: ProjectKey, b: ProjectKey): number {
  const ascending = compare(a.value, b.value) || compare(a.id, b.id);
  return PROJECT_ORDERS[sort].direction === 'asc' ? ascending : -ascending;
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A key as opaque text for a link. */
export function cursorOf(sort: ProjectSort, { value, id }: ProjectKey): string {
  return Buffer.from([sort, value, id].join(' ')).toString('base64url');
}

/**
 * The key of a cursor.
 * @throws CallError 400 if it is not a cursor of this sort order
 */
export function keyOfCursor(sort: ProjectSort, cursor: string): ProjectKey {
  const [madeFor, value = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!/^(?:\d{1,10}|\d{4}-\d{2}-\d{2})$/.test(value) || !/^[a-z0-9]{1,32}$/.test(id) || rest.length > 0) {
    throw badInput('query.after', 'is not a cursor of this search');
  }
  const isDate = value.includes('-');
  if (madeFor !== sort || isDate === (PROJECT_ORDERS[sort].field === 'minPrice')) {
    throw badInput('query.after', 'belongs to another sort order');
  }
  return { value: isDate ? value : Number(value), id };
}
