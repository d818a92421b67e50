import type { InterestedPerson } from '@aangan/shared-kit/contracts/interested';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { to12Hour } from '@aangan/shared-kit/domain/visit-time';
import { wallTime } from '@aangan/shared-kit/domain/zoned-time';

const WORDS = {
  contact: () => 'You have each other’s number.',
  request: () => 'Asks for your number.',
  visit: ({ visitAt }) => `Has booked a visit${visitAt === null ? '' : ` for ${timeInIndia(visitAt)}`}.`,
  interest: () => 'Showed interest. Neither of you has the other’s number.',
} as const satisfies Record<InterestedPerson['by'], (interested: InterestedPerson) => string>;

export function interestWords(interested: InterestedPerson): string {
  return WORDS[interested.by](interested);
}

/** Visits start on the hour in India, where the home is. */
function timeInIndia(epochMs: number): string {
  return `${formatDay(epochMs)}, ${to12Hour(wallTime(epochMs, 'Asia/Kolkata').hour)}`;
}
