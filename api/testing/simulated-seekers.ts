import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import type { BhkType } from '@aangan/shared-kit/domain/listing-options';
import type { RejectionReason } from '@aangan/shared-kit/domain/smart-search/session-options';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { type Random, seededRandom } from '../src/foundation/random/public.ts';

/** The calls that a seeker makes. */
export interface SeekerSite {
  start(seeker: number, slots: readonly Slot[]): Promise<SmartSession>;
  reject(
    seeker: number,
    session: SmartSession,
    propertyId: string,
    reasons: readonly RejectionReason[],
  ): Promise<SmartSession>;
  /** All homes of the results page with the same filters, newest first. */
  newest(stated: StatedWishes): Promise<readonly PropertyRecord[]>;
}

/** What a seeker states. */
interface StatedWishes {
  readonly city: CitySlug;
  readonly category: 'RENT' | 'BUY';
  readonly bhk: BhkType;
  readonly maxPrice: number;
}

/** How many homes were shown until one was right. */
export interface SeekerResult {
  readonly stated: StatedWishes;
  readonly hidden: readonly string[];
  /** Homes that fit the stated wishes, and the hidden ones too. */
  readonly homes: number;
  readonly right: number;
  readonly smart: number;
  readonly newest: number;
}

interface HiddenWish {
  readonly name: string;
  readonly fits: (home: PropertyRecord, all: readonly PropertyRecord[]) => boolean;
  readonly reason: RejectionReason;
}

const priceOf = ({ rent, price }: PropertyRecord) => rent || price;

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
}

const amenity = (name: string, reason: RejectionReason): HiddenWish => ({
  name,
  fits: ({ amenitiesMap }) => amenitiesMap[name] === true,
  reason,
});

/**
 * Wishes that nobody states before they see homes. They are about the record that a page shows, and written apart from
 * the ranking.
 */
const HIDDEN: readonly HiddenWish[] = [
  {
    name: 'light',
    fits: ({ floor, facing }) => (floor ?? 0) >= 4 || facing === 'East' || facing === 'North-East',
    reason: 'TOO_DARK',
  },
  { name: 'not on the ground', fits: ({ floor }) => floor !== 0, reason: 'LOW_FLOOR' },
  { name: 'at most 6 years old', fits: ({ propertyAge }) => (propertyAge ?? 99) <= 6, reason: 'OLD_BUILDING' },
  { name: 'furnished', fits: ({ furnishing }) => furnishing === 'FULLY_FURNISHED', reason: 'WRONG_FURNISHING' },
  { name: 'car park', fits: ({ parking }) => parking === 'FOUR_WHEELER' || parking === 'BOTH', reason: 'NO_PARKING' },
  { name: 'gated', fits: ({ buildingType }) => buildingType === 'GC', reason: 'NOT_GATED' },
  amenity('LIFT', 'NO_LIFT'),
  amenity('SECURITY', 'NO_SECURITY'),
  amenity('POWER_BACKUP', 'NO_POWER_BACKUP'),
  {
    name: 'larger than most',
    fits: ({ propertySize }, all) =>
      propertySize >=
      quantile(
        all.map((home) => home.propertySize),
        0.55,
      ),
    reason: 'TOO_SMALL',
  },
  {
    name: 'cheaper than most',
    fits: (home, all) => priceOf(home) <= quantile(all.map(priceOf), 0.4),
    reason: 'HIGH_PRICE',
  },
];

/** Of a hundred rejections, so many have a reason. */
const REASONS_GIVEN = 0.7;
/** A seeker gives up after so many homes. */
const PATIENCE = 60;
const LEAST_HOMES = 25;
const LEAST_RIGHT = 2;
/** Seekers for whom nearly every home is right need no help, and are left out. */
const MOST_RIGHT_SHARE = 0.25;

const CITIES_LOOKED: readonly CitySlug[] = ['bangalore', 'mumbai', 'pune', 'chennai', 'hyderabad', 'delhi', 'gurgaon'];
const SIZES: readonly BhkType[] = ['BHK1', 'BHK2', 'BHK3'];

/** Seekers who state city, size and budget, and decide by two or three more wishes. The seed decides all of them. */
export async function simulateSeekers(site: SeekerSite, count: number, seed: string): Promise<SeekerResult[]> {
  const random = seededRandom(seed);
  const results: SeekerResult[] = [];
  for (let tries = 0; results.length < count && tries < count * 40; tries += 1) {
    const seeker = await seekerOf(site, random);
    if (!seeker) continue;
    results.push(await lookedAt(site, results.length, seeker, random));
  }
  return results;
}

interface Seeker {
  readonly stated: StatedWishes;
  readonly homes: readonly PropertyRecord[];
  readonly hidden: readonly HiddenWish[];
  readonly wrong: (home: PropertyRecord) => HiddenWish | undefined;
}

async function seekerOf(site: SeekerSite, random: Random): Promise<Seeker | undefined> {
  const any: StatedWishes = {
    city: random.pick(CITIES_LOOKED),
    category: random.chance(0.7) ? 'RENT' : 'BUY',
    bhk: random.pick(SIZES),
    maxPrice: 1_000_000_000,
  };
  const all = await site.newest(any);
  if (all.length < LEAST_HOMES) return undefined;
  const stated = { ...any, maxPrice: quantile(all.map(priceOf), random.pick([0.5, 0.7, 0.9])) };
  const homes = all.filter((home) => priceOf(home) <= stated.maxPrice);
  const hidden = shuffled(HIDDEN, random).slice(0, random.whole(2, 3));
  const wrong = (home: PropertyRecord) => hidden.find(({ fits }) => !fits(home, homes));
  const right = homes.filter((home) => !wrong(home)).length;
  if (right < LEAST_RIGHT || right > homes.length * MOST_RIGHT_SHARE) return undefined;
  return { stated, homes, hidden, wrong };
}

async function lookedAt(site: SeekerSite, index: number, seeker: Seeker, random: Random): Promise<SeekerResult> {
  const { stated, homes, hidden, wrong } = seeker;
  let session = await site.start(index, slotsOf(stated));
  let shown = 0;
  while (shown < PATIENCE) {
    const [next] = session.properties;
    if (!next) {
      shown = PATIENCE;
      break;
    }
    shown += 1;
    const problem = wrong(next.record);
    if (!problem) break;
    const reasons = random.chance(REASONS_GIVEN) ? [problem.reason] : [];
    session = await site.reject(index, session, next.record.id, reasons);
  }
  const first = homes.findIndex((home) => !wrong(home));
  return {
    stated,
    hidden: hidden.map(({ name }) => name),
    homes: homes.length,
    right: homes.filter((home) => !wrong(home)).length,
    smart: shown,
    newest: Math.min(PATIENCE, first + 1),
  };
}

function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const placed = values.map((value) => ({ value, place: random.next() }));
  return placed.sort((one, other) => one.place - other.place).map(({ value }) => value);
}

function slotsOf({ city, category, bhk, maxPrice }: StatedWishes): Slot[] {
  return [
    { kind: 'category', value: category, certainty: 'certain' },
    { kind: 'city', value: city, certainty: 'certain' },
    { kind: 'bhk', value: [bhk], certainty: 'certain' },
    { kind: 'budget', value: { max: maxPrice }, certainty: 'certain' },
  ];
}
