import { distanceKm } from '@aangan/shared-kit/domain/distance';
import type { CheckedListing } from './checked-listing.ts';
import type { Evidence } from './evidence.ts';
import type { PhotoRarity } from './photo-rarity.ts';

/**
 * Two listings can only be of one home within these limits. Source: the survey of complaints (same flat many times).
 */
const SAME_HOME = { km: 0.075, area: 0.05, price: 0.1 } as const;

/** Score in bits from which two listings count as one home; chosen on the seeding `aangan`, see docs/trust.md. */
export const SAME_HOME_BITS = 2;

/** Prior in bits: how rarely two listings that pass {@link mayBeSame} are of one home. */
const PRIOR_BITS = -7;
const SAME_ACCOUNT_BITS = 5;
const SAME_WORDS_BITS = 8;
const MOST_PHOTO_BITS = 16;

/** Bits that a fact adds when both agree, and subtracts when they differ. */
const FACTS = {
  floor: [3, -4],
  totalFloors: [1.5, -4],
  bathrooms: [0.5, -3],
  age: [1.5, -4],
  furnishing: [0.8, -2.5],
  parking: [0.8, -3],
  facing: [1.5, -3],
} as const satisfies Partial<Record<keyof CheckedListing, readonly [same: number, different: number]>>;

/** Whether two listings are close enough in place, size and price to be of one home. */
export function mayBeSame(a: CheckedListing, b: CheckedListing): boolean {
  return (
    a.category === b.category &&
    a.bhk === b.bhk &&
    within(SAME_HOME.area, a.area, b.area) &&
    within(SAME_HOME.price, a.price, b.price) &&
    distanceKm(a, b) <= SAME_HOME.km
  );
}

function within(share: number, a: number, b: number): boolean {
  return Math.abs(a - b) <= share * Math.max(a, b);
}

/** Evidence for and against two listings being of one home. */
export function sameHomeEvidence(a: CheckedListing, b: CheckedListing, rarity: PhotoRarity): Evidence[] {
  const listingId = b.id;
  const metres = Math.round(distanceKm(a, b) * 1000);
  const evidence: Evidence[] = [
    { signal: 'place', bits: PRIOR_BITS, words: `${metres} m apart, size and price alike`, listingId },
  ];
  if (a.ownerId !== null && a.ownerId === b.ownerId) {
    evidence.push({ signal: 'account', bits: SAME_ACCOUNT_BITS, words: 'The same person posted both', listingId });
  }
  const shared = a.looks.filter((look) => b.looks.includes(look));
  if (shared.length > 0) {
    const expected = Math.min(a.looks.length, b.looks.length) - shared.length;
    const bits = shared.reduce((sum, look) => sum + rarity.bits(look), 0) - expected * 1.5 - 3;
    evidence.push({
      signal: 'photos',
      bits: Math.max(-2, Math.min(MOST_PHOTO_BITS, bits)),
      words: `${shared.length} of ${Math.max(a.looks.length, b.looks.length)} photos look the same`,
      listingId,
    });
  } else if (a.looks.length >= 3 && b.looks.length >= 3) {
    evidence.push({ signal: 'photos', bits: -2, words: 'No photo looks the same', listingId });
  }
  if (a.description === b.description) {
    evidence.push({ signal: 'text', bits: SAME_WORDS_BITS, words: 'The same description', listingId });
  }
  evidence.push(...factEvidence(a, b));
  return evidence;
}

function factEvidence(a: CheckedListing, b: CheckedListing): Evidence[] {
  const known = (Object.keys(FACTS) as (keyof typeof FACTS)[]).filter((fact) => a[fact] !== null && b[fact] !== null);
  const same = known.filter((fact) => a[fact] === b[fact]);
  const different = known.filter((fact) => a[fact] !== b[fact]);
  const bits =
    same.reduce((sum, fact) => sum + FACTS[fact][0], 0) + different.reduce((sum, fact) => sum + FACTS[fact][1], 0);
  const words = different.length === 0 ? 'All details agree' : `Details differ: ${different.join(', ')}`;
  return known.length === 0 ? [] : [{ signal: 'details', bits, words, listingId: b.id }];
}
