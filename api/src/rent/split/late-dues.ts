import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { Database } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { type PayoutMoves, sharesOf } from '../payments/public.ts';
import { isLate, isNewsDay, splitBackOn } from './late-due.ts';
import { lateDues } from './rent-split.queries.ts';
import type { SplitNews } from './rent-split.words.ts';
import { tellFlatmate } from './split-news.ts';

interface LateDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly moves: PayoutMoves;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Tells everybody that shares are missing after the due day, and gives the money back where they stay missing. Safe to
 * repeat.
 */
export async function tendLateDues({ database, jobs, moves, now }: LateDeps): Promise<void> {
  const today = indiaDay(now());
  for (const { due, tenancy } of await lateDues(database, today)) {
    await database.transaction(async (transaction) => {
      const shares = await sharesOf(transaction, due.id);
      if (!isLate(due, shares, now())) return;
      const isOver = today >= splitBackOn(due);
      if (isOver) await moves.returnDue(transaction, due.id, new Date(now()));
      const news: SplitNews | undefined = isOver ? 'back' : isNewsDay(due, now()) ? 'late' : undefined;
      if (news === undefined) return;
      const people = new Set([tenancy.accountId, ...shares.map(({ accountId }) => accountId)]);
      for (const to of people) {
        const told = { news, tenancyId: tenancy.id, to, dueId: due.id };
        await tellFlatmate(transaction, jobs, told, now(), `rent-split ${news} ${due.id} ${to} ${today}`);
      }
    });
  }
}
