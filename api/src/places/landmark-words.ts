import type { LANDMARK_KINDS } from './places.tables.ts';

export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

/** Plain words for the kinds of landmarks. */
export const LANDMARK_WORDS = {
  tech_park: 'Tech park',
  hospital: 'Hospital',
  college: 'College',
  school: 'School',
  station: 'Railway station',
  airport: 'Airport',
  mall: 'Mall',
  park: 'Park',
} as const satisfies Record<LandmarkKind, string>;
