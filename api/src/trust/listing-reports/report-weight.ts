import { type ListingReportReason, saysGone } from '@aangan/shared-kit/domain/listing-report-reason';

/** So many people, with nothing against them, pause a listing; fewer where all say that it is gone. */
const PEOPLE_TO_PAUSE = { gone: 2, any: 3 } as const;

const DAY_MS = 86_400_000;

/** What is known of who reports. */
export interface Reporter {
  /** Ms since the account was made. */
  readonly accountAgeMs: number;
  /** Reports of theirs that were right, and that were not. */
  readonly upheld: number;
  readonly dismissed: number;
}

/** Dismissed reports beyond the upheld ones that make a word count little, and then nothing. */
const DOUBTED_FROM = 3;
const IGNORED_FROM = 6;

/** How much a person's report counts towards pausing a listing, 0 to 1. Staff see every report, whatever its weight. */
export function reportWeight({ accountAgeMs, upheld, dismissed }: Reporter): number {
  const wrong = dismissed - upheld;
  if (wrong >= IGNORED_FROM) return 0;
  return (accountAgeMs < DAY_MS ? 0.5 : 1) * (wrong >= DOUBTED_FROM ? 0.5 : 1);
}

export interface WeighedReport {
  readonly reason: ListingReportReason;
  readonly weight: number;
  /** Of the device it came from; null where it is not known. */
  readonly deviceHash: string | null;
}

/** Why reports pause a listing: enough say that it is gone, or enough say anything; undefined while they do not. */
export function pauseReason(reports: readonly WeighedReport[]): 'gone' | 'any' | undefined {
  if (weightOf(reports.filter(({ reason }) => !saysGone(reason))) >= PEOPLE_TO_PAUSE.any) return 'any';
  if (weightOf(reports.filter(({ reason }) => saysGone(reason))) >= PEOPLE_TO_PAUSE.gone) return 'gone';
  return weightOf(reports) >= PEOPLE_TO_PAUSE.any ? 'any' : undefined;
}

/** Accounts on one device are one voice: the loudest of them. */
function weightOf(reports: readonly WeighedReport[]): number {
  const voices = new Map<string, number>();
  reports.forEach(({ deviceHash, weight }, index) => {
    const voice = deviceHash ?? `unknown ${index}`;
    voices.set(voice, Math.max(voices.get(voice) ?? 0, weight));
  });
  return [...voices.values()].reduce((sum, weight) => sum + weight, 0);
}
