import { type ListingReportReason, saysGone } from '@aangan/shared-kit/domain/listing-report-reason';
import { type Word, weightOfWords } from '../../people/accounts/public.ts';

/** Total weight of reports that pauses a listing; less if all say that it is gone. */
const PEOPLE_TO_PAUSE = { gone: 2, any: 3 } as const;

export interface WeighedReport extends Word {
  readonly reason: ListingReportReason;
}

/** Reason why reports pause a listing: enough say that it is gone, or enough of any kind; undefined if neither. */
export function pauseReason(reports: readonly WeighedReport[]): 'gone' | 'any' | undefined {
  if (weightOfWords(reports.filter(({ reason }) => !saysGone(reason))) >= PEOPLE_TO_PAUSE.any) return 'any';
  if (weightOfWords(reports.filter(({ reason }) => saysGone(reason))) >= PEOPLE_TO_PAUSE.gone) return 'gone';
  return weightOfWords(reports) >= PEOPLE_TO_PAUSE.any ? 'any' : undefined;
}
