import { indiaDay, laterDay } from '@aangan/shared-kit/domain/india-day';
import { SPLIT_LIMITS } from '@aangan/shared-kit/domain/rent/split';
import type { DueRow, ShareRow } from '../payments/public.ts';

type Facts = Pick<DueRow, 'state' | 'dueOn' | 'createdAt'>;

/** The last day for all shares: the due day, or the day on which a due was made after it. */
function lastDay({ dueOn, createdAt }: Pick<Facts, 'dueOn' | 'createdAt'>): string {
  const made = indiaDay(createdAt.getTime());
  return made > dueOn ? made : dueOn;
}

/** Whether money waits for missing shares after the due day. @param now epoch ms */
export function isLate(due: Facts, shares: readonly Pick<ShareRow, 'state'>[], now: number): boolean {
  const isPart = due.state === 'collecting' && shares.some(({ state }) => state === 'received');
  return isPart && indiaDay(now) > lastDay(due);
}

/** The day on which the shares of such a due go back by themselves. */
export function splitBackOn(due: Pick<Facts, 'dueOn' | 'createdAt'>): string {
  return laterDay(lastDay(due), SPLIT_LIMITS.backAfterDays);
}

/** Days after the last one on which everybody is reminded. */
const NEWS_AFTER_DAYS = [1, 4] as const;

/** Whether everybody is told today that shares are missing. @param now epoch ms */
export function isNewsDay(due: Pick<Facts, 'dueOn' | 'createdAt'>, now: number): boolean {
  return NEWS_AFTER_DAYS.some((days) => laterDay(lastDay(due), days) === indiaDay(now));
}

/** Accounts without which the landlord does not get a part: who has paid, and who opened the tenancy. */
export function peopleToAgree(
  shares: readonly Pick<ShareRow, 'accountId' | 'state'>[],
  organiser: string,
): readonly string[] {
  const paid = shares.flatMap(({ accountId, state }) => (state === 'received' ? [accountId] : []));
  return [...new Set([organiser, ...paid])];
}
