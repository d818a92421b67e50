import { monthsLate } from './projects/project-words.ts';
import { type ReraStatus, reraStatus } from './projects/rera.ts';

/** What complaints to a RERA authority are about. */
export const COMPLAINT_SUBJECTS = ['DELAY', 'QUALITY', 'REFUND', 'AMENITIES', 'DOCUMENTS'] as const;

export type ComplaintSubject = (typeof COMPLAINT_SUBJECTS)[number];

/** How far a complaint is. */
export const COMPLAINT_STATES = ['OPEN', 'UPHELD', 'SETTLED', 'DISMISSED'] as const;

export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Months behind the promise from which a buyer is warned. */
const LATE_MONTHS = 3;

/** Percentage points behind the promise from which a buyer is warned. */
const BEHIND_PERCENT = 10;

/** What is known of a project before a booking. */
export interface BookingFacts {
  readonly reraNumber: string | null;
  readonly reraValidUntil: string | null;
  readonly titleCheckedOn: string | null;
  /** Days: the first promise, and what is expected now or when it was handed over. */
  readonly promisedOn: string;
  readonly possessionOn: string;
  readonly isReady: boolean;
  /** Percent of the construction in the last report; null without one. */
  readonly promisedPercent: number | null;
  readonly donePercent: number | null;
  readonly openComplaints: number;
}

/** A reason to ask more before booking. Numbers are for its text. */
export type BookingWarning =
  | { readonly kind: 'NO_RERA' | 'RERA_LAPSED' | 'TITLE_CHECK_MISSING' | 'NO_REPORT' }
  | { readonly kind: 'LATE' | 'BEHIND' | 'COMPLAINTS'; readonly number: number };

const RERA_WARNINGS: Readonly<Record<ReraStatus, BookingWarning | undefined>> = {
  REGISTERED: undefined,
  LAPSED: { kind: 'RERA_LAPSED' },
  NOT_GIVEN: { kind: 'NO_RERA' },
};

/**
 * What a buyer should know before booking, the gravest first. A project that is handed over needs no valid registration
 * and no reports.
 * @param today `2026-11-23`
 */
export function bookingWarnings(facts: BookingFacts, today: string): BookingWarning[] {
  const { isReady, promisedPercent, donePercent, openComplaints } = facts;
  const status = reraStatus({ number: facts.reraNumber, validUntil: facts.reraValidUntil }, today);
  const registration = isReady && status === 'LAPSED' ? undefined : RERA_WARNINGS[status];
  const late = monthsLate(facts.promisedOn, facts.possessionOn);
  const behind = promisedPercent === null || donePercent === null ? 0 : promisedPercent - donePercent;
  return [
    ...(registration ? [registration] : []),
    ...(facts.titleCheckedOn === null ? [{ kind: 'TITLE_CHECK_MISSING' } as const] : []),
    ...(late >= LATE_MONTHS ? [{ kind: 'LATE', number: late } as const] : []),
    ...(!isReady && behind >= BEHIND_PERCENT ? [{ kind: 'BEHIND', number: behind } as const] : []),
    ...(!isReady && donePercent === null ? [{ kind: 'NO_REPORT' } as const] : []),
    ...(openComplaints > 0 ? [{ kind: 'COMPLAINTS', number: openComplaints } as const] : []),
  ];
}

/** A project in a builder's record. */
export interface RecordedProject {
  readonly isReady: boolean;
  readonly promisedOn: string;
  readonly possessionOn: string;
}

/** How a builder kept its dates over all projects. */
export interface BuilderTotals {
  readonly delivered: number;
  /** Delivered no later than the promised month. */
  readonly onTime: number;
  /** Median of the months by which late deliveries were late; 0 without one. */
  readonly medianMonthsLate: number;
  readonly building: number;
  /** Those that are now expected later than promised. */
  readonly buildingLate: number;
}

/** A builder's record: promised against delivered dates. */
export function builderTotals(projects: readonly RecordedProject[]): BuilderTotals {
  const lateness = (each: RecordedProject) => monthsLate(each.promisedOn, each.possessionOn);
  const delivered = projects.filter(({ isReady }) => isReady);
  const building = projects.filter(({ isReady }) => !isReady);
  const late = delivered
    .map(lateness)
    .filter((months) => months > 0)
    .toSorted((a, b) => a - b);
  return {
    delivered: delivered.length,
    onTime: delivered.length - late.length,
    medianMonthsLate: late[Math.floor((late.length - 1) / 2)] ?? 0,
    building: building.length,
    buildingLate: building.filter((each) => lateness(each) > 0).length,
  };
}
