import { type ListingReportReason, saysGone } from '@aangan/shared-kit/domain/listing-report-reason';
import { type Word, weightOfWords, wordWeight } from '../../people/accounts/public.ts';

/** Total weight of reports that pauses a listing; less if all say that it is gone. */
const PEOPLE_TO_PAUSE = { gone: 2, any: 3 } as const;

/** Facts about the reporter. */
export interface Reporter {
  /** Age of the account, ms. */
  readonly accountAgeMs: number;
  /** Number of their reports that were upheld and dismissed. */
  readonly upheld: number;
  readonly dismissed: number;
}

/** Dismissed reports minus upheld ones from which a report counts less, and then nothing. */
const DOUBTED_FROM = 3;
const IGNORED_FROM = 6;

/** Weight of a person's report towards pausing a listing, 0 to 1. Staff see every report, whatever its weight. */
export function reportWeight({ accountAgeMs, upheld, dismissed }: Reporter): number {
  const wrong = dismissed - upheld;
  if (wrong >= IGNORED_FROM) return 0;
  return wordWeight(accountAgeMs) * (wrong >= DOUBTED_FROM ? 0.5 : 1);
}

export interface WeighedReport extends Word {
  readonly reason: ListingReportReason;
}

/** Reason why reports pause a listing: enough say that it is gone, or enough of any kind; undefined if neither. */
export function pauseReason(reports: readonly WeighedReport[]): 'gone' | 'any' | undefined {
  if (weightOfWords(reports.filter(({ reason }) => !saysGone(reason))) >= PEOPLE_TO_PAUSE.any) return 'any';
  if (weightOfWords(reports.filter(({ reason }) => saysGone(reason))) >= PEOPLE_TO_PAUSE.gone) return 'gone';
  return weightOfWords(reports) >= PEOPLE_TO_PAUSE.any ? 'any' : undefined;
}
