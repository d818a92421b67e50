import type { Grievance } from '@aangan/shared-kit/contracts/grievances';
import type { GrievanceOutcome } from '@aangan/shared-kit/domain/grievance';
import { indiaHour } from '@aangan/shared-kit/domain/india-day';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { to12Hour } from '@aangan/shared-kit/domain/visit-time';

const OUTCOMES: Readonly<Record<GrievanceOutcome, string>> = {
  upheld: 'Decided: you were right',
  declined: 'Decided: we do not agree',
};

/** The state of a complaint, in a few words. */
export function stateLabel({ outcome }: Pick<Grievance, 'outcome'>): string {
  return outcome === null ? 'Being checked' : OUTCOMES[outcome];
}

/** `24 Nov 2026, 4 pm`, in India’s time. */
export function dueWords(epochMs: number): string {
  return `${formatDay(epochMs)}, ${to12Hour(indiaHour(epochMs))}`;
}

/** Sentences of a complaint’s link that has ended. */
export const ENDED_WORDS = {
  title: 'This link to your complaint is no longer valid',
  text: 'We delete a complaint 400 days after its decision. If you were logged in, your complaints are listed on the page of complaints.',
  again: 'Complaints and grievance officer',
} as const;
