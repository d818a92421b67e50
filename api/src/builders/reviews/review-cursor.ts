import type { ReviewSort } from '@aangan/shared-kit/domain/project-review';
import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import { badInput } from '../../foundation/server/public.ts';
import { type ProjectReviewRow, projectReview } from './project-reviews.tables.ts';

/** The order of a list, the value of a row in it, and what comes after a row. */
interface Order {
  readonly by: readonly SQL[];
  readonly keyOf: (row: ProjectReviewRow) => number;
  readonly after: (key: number, id: string) => SQL | undefined;
}

const { writtenAt, rating, id } = projectReview;

/** Both ends of a list are found in an index, so the last page costs no more than the first. */
export const REVIEW_ORDERS: Readonly<Record<ReviewSort, Order>> = {
  newest: {
    by: [desc(writtenAt), desc(id)],
    keyOf: (row) => row.writtenAt.getTime(),
    after: (key, last) => {
      const at = new Date(key);
      return or(lt(writtenAt, at), and(eq(writtenAt, at), lt(id, last)));
    },
  },
  highest: {
    by: [desc(rating), desc(id)],
    keyOf: (row) => row.rating,
    after: (key, last) => or(lt(rating, key), and(eq(rating, key), lt(id, last))),
  },
  lowest: {
    by: [asc(rating), asc(id)],
    keyOf: (row) => row.rating,
    after: (key, last) => or(gt(rating, key), and(eq(rating, key), gt(id, last))),
  },
};

/** The cursor behind a row. */
export function cursorAfter(sort: ReviewSort, row: ProjectReviewRow): string {
  return `${REVIEW_ORDERS[sort].keyOf(row)}.${row.id}`;
}

/** @throws CallError 400 for another text */
export function afterCursor(sort: ReviewSort, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, key, last] = /^(\d{1,15})\.(prv_[\w-]{20})$/.exec(cursor) ?? [];
  if (key === undefined || last === undefined) throw badInput('query.cursor', 'is not one of ours');
  return REVIEW_ORDERS[sort].after(Number(key), last);
}
