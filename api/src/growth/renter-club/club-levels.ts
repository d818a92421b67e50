import type { ClubConsent, ClubLevel } from '@aangan/shared-kit/contracts/renter-club';

/** Levels by rents paid on time, the lowest first. */
export const CLUB_LEVELS: readonly ClubLevel[] = [
  { code: 'settled', name: 'Settled', rents: 3 },
  { code: 'steady', name: 'Steady', rents: 6 },
  { code: 'trusted', name: 'Trusted', rents: 12 },
  { code: 'pillar', name: 'Pillar', rents: 24 },
];

/** What members have. */
export const CLUB_BENEFITS: readonly string[] = [
  'A mystery box when you join, once.',
  'A mystery box for every level that you reach.',
];

/** What a member agrees to; new words are a new version. */
export const CLUB_CONSENT: ClubConsent = {
  version: '2026-11',
  words: 'Aangan may count the rents I pay on time through Aangan, to work out my level. Nobody else sees the count.',
};

/** Where so many rents on time have led to, and what comes next; null below the first level and at the top. */
export function clubStanding(rents: number): { level: ClubLevel | null; next: ClubLevel | null } {
  return {
    level: CLUB_LEVELS.findLast((level) => rents >= level.rents) ?? null,
    next: CLUB_LEVELS.find((level) => rents < level.rents) ?? null,
  };
}
