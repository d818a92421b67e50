import type { ProjectSort } from '@aangan/shared-kit/domain/projects/project-options';
import { badInput } from '../../foundation/server/public.ts';

/** The last key of a page: the value of the sort column, and the id. */
export interface ProjectKey {
  readonly value: string;
  readonly id: string;
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
  if (madeFor !== sort || isDate !== (sort === 'newest' || sort === 'possession')) {
    throw badInput('query.after', 'belongs to another sort order');
  }
  return { value, id };
}
