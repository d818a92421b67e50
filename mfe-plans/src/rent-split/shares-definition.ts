import type { RentSplit } from '@aangan/shared-kit/contracts/rent-split';
import { SPLIT_LIMITS, sharesProblem } from '@aangan/shared-kit/domain/rent/split';
import { defineForm, type FieldRule } from '@aangan/shared-kit/platform/form-definition';
import { typedPaise } from '../rent-money/public.ts';
import { SPLIT_WORDS } from './rent-split.words.ts';

/** The sums of all members. They add up to the monthly sum; what is wrong with their sum is said at the last one. */
export function sharesForm({ tenancyId, paise, members }: Pick<RentSplit, 'tenancyId' | 'paise' | 'members'>) {
  const last = members.at(-1)?.flatmateId;
  const addUp: FieldRule<string> = (typed, values) =>
    sumProblem(typed) ?? sharesProblem(paise, Object.values(values).map(typedPaise));
  return defineForm<string>({
    name: `rent-shares-${tenancyId}`,
    fields: Object.fromEntries(members.map(({ flatmateId }) => [flatmateId, flatmateId === last ? addUp : sumProblem])),
  });
}

function sumProblem(typed: string): string | undefined {
  return typedPaise(typed) >= SPLIT_LIMITS.leastSharePaise ? undefined : SPLIT_WORDS.badSum;
}
