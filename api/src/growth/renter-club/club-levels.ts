import type { ClubConsent, ClubLevel } from '@aangan/shared-kit/contracts/renter-club';

/** Levels by number of rents paid on time, lowest first. */
export const CLUB_LEVELS: readonly ClubLevel[] = [
  { code: 'settled', name: 'Settled', rents: 3 },
  { code: 'steady', name: 'Steady', rents: 6 },
  { code: 'trusted', name: 'Trusted', rents: 12 },
  { code: 'pillar', name: 'Pillar', rents: 24 },
];

/** Benefits of members. */
export const CLUB_BENEFITS: readonly string[] = [
  'A mystery box when you join, once.',
  'A mystery box for every level that you reach.',
];

/** Text that a member agrees to; a changed text is a new version. */
export const CLUB_CONSENT: ClubConsent = {
  version: '2026-11',
  words: 'Aangan may count the rents I pay on time through Aangan, to work out my level. Nobody else sees the count.',
};

/** The level for a number of rents on time, and the next one; null below the first level and at the top. */
export function clubStatus(rents: number): { level: ClubLevel | null; next: ClubLevel | null } {
  return {
    level: CLUB_LEVELS.findLast((level) => rents >= level.rents) ?? null,
    next: CLUB_LEVELS.find((level) => rents < level.rents) ?? null,
  };
}
