import { indiaDay, laterDay } from '@aangan/shared-kit/domain/india-day';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import type { Book } from './book.ts';
import { reconcileDay } from './reconcile-day.ts';
import { lastDay } from './reconciliation.queries.ts';

/** After a stop, so many days are read again at most. */
const MOST_DAYS = 14;

interface ReconciliationDeps {
  readonly database: Database;
  readonly books: readonly Book[];
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/** Every morning: compares the files that are complete. A company that does not answer is asked again the next hour. */
export function reconciliationJobs(deps: ReconciliationDeps, jobs: Jobs): void {
  jobs.work('reconciliation', () => reconcileAll(deps));
  jobs.schedule('reconciliation', '40 5-11 * * *');
}

/** Compares each book's files up to the last complete one. */
async function reconcileAll({ database, books, now, log }: ReconciliationDeps): Promise<void> {
  for (const book of books) {
    try {
      for (const day of daysToRead(await lastDay(database, book.file), lastReady(book, now()))) {
        const found = await reconcileDay(database, book, day, new Date(now()));
        if (found > 0) log.error({ file: book.file, day, found }, 'A file of another company differs from our book');
      }
    } catch (error) {
      log.warn({ file: book.file, err: error }, 'A file for the reconciliation was not read');
    }
  }
}

function lastReady({ readyAfterDays }: Book, nowMs: number): string {
  return laterDay(indiaDay(nowMs), -readyAfterDays);
}

/** The days after the last compared one; only the newest at the first time. */
function daysToRead(last: string | undefined, newest: string): string[] {
  if (last === undefined) return [newest];
  const days: string[] = [];
  for (let day = newest; day > last && days.length < MOST_DAYS; day = laterDay(day, -1)) days.unshift(day);
  return days;
}
