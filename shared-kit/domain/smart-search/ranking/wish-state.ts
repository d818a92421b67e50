import { distanceKm } from '../../distance.ts';
import { DAY_MS } from '../../time-spans.ts';
import type { Feature, Slot, WantedFloor } from '../understanding.ts';
import type { HomeFacts, RankingContext } from './home-facts.ts';
import type { TraitValues } from './home-traits.ts';

/** Whether a home fulfils a wish; `unknown`: the listing does not say, so the owner must be asked. */
export type WishState = 'yes' | 'no' | 'unknown';

const NEW_BUILDING_YEARS = 5;
const CONFIRMED_DAYS = 7;
const NEAR_KM = 2;

/** Whether a home fulfils a wish that no filter covers; a negated wish is fulfilled by homes that do not have it. */
export function wishState(
  slot: Slot,
  home: HomeFacts,
  traits: TraitValues,
  context: RankingContext & { readonly places?: ReadonlyMap<string, { latitude: number; longitude: number }> },
): WishState {
  const state = stateOf(slot, home, traits, context);
  if (slot.negated !== true || state === 'unknown') return state;
  return state === 'yes' ? 'no' : 'yes';
}

function stateOf(
  slot: Slot,
  home: HomeFacts,
  traits: TraitValues,
  { now, places }: Parameters<typeof wishState>[3],
): WishState {
  switch (slot.kind) {
    case 'deposit': {
      const { max, maxMonths } = slot.value;
      return decided((max === undefined || home.deposit <= max) && within(home, maxMonths));
    }
    case 'budget':
      return decided(home.price <= (slot.value.max ?? Infinity) && home.price >= (slot.value.min ?? 0));
    case 'area':
      return decided(home.area <= (slot.value.max ?? Infinity) && home.area >= (slot.value.min ?? 0));
    case 'floor':
      return home.floor === null ? 'unknown' : decided(onFloor(slot.value, home.floor, home.totalFloors));
    case 'facing':
      return home.facing === null ? 'unknown' : decided(slot.value.some((facing) => facing === home.facing));
    case 'age':
      return home.age === null
        ? 'unknown'
        : decided(home.age >= (slot.value.min ?? 0) && home.age <= (slot.value.max ?? Infinity));
    case 'furnishing':
      return home.furnishing === null ? 'unknown' : decided(slot.value.includes(home.furnishing));
    case 'parking':
      return decided(slot.value.includes(home.parking));
    case 'buildingType':
      return home.buildingType === null ? 'unknown' : decided(slot.value.includes(home.buildingType));
    case 'gated':
      return decided(home.buildingType === 'GC');
    case 'amenity':
      return decided(home.amenities.includes(slot.value));
    case 'moveIn': {
      const by = slot.value.by ?? slot.value.from;
      return by === undefined ? 'unknown' : decided(home.availableFrom <= Date.parse(`${by}T23:59:59+05:30`));
    }
    case 'meals':
      return home.foodIncluded === null ? 'unknown' : decided(home.foodIncluded);
    case 'postedBy':
      return decided(home.postedByBuilder === (slot.value === 'BUILDER'));
    case 'withPhotos':
      return decided(home.photoCount > 0);
    case 'confirmed':
      return decided(now - home.confirmedAt <= CONFIRMED_DAYS * DAY_MS);
    case 'place': {
      const { id, slug, kind, relation, radiusKm = NEAR_KM } = slot.value;
      if (kind === 'locality' && relation === 'in') return decided(home.localitySlug === slug);
      if (kind === 'society') return decided(home.societyId === id);
      const at = places?.get(id);
      return at ? decided(distanceKm(at, home) <= radiusKm) : 'unknown';
    }
    case 'feature':
      return ofFeature(slot.value, home, traits);
    default:
      return 'unknown';
  }
}

function ofFeature(feature: Feature, home: HomeFacts, traits: TraitValues): WishState {
  switch (feature) {
    case 'LIGHT':
    case 'AIRY':
      return home.facing === null && home.floor === null ? 'unknown' : decided(traits.LIGHT >= 0.3);
    case 'SPACIOUS':
      return home.area > 0 ? decided(traits.SPACE > 0.1) : 'unknown';
    case 'NEW_BUILDING':
      return home.age === null ? 'unknown' : decided(home.age <= NEW_BUILDING_YEARS);
    case 'GARDEN':
    case 'PLAY_AREA':
      return home.amenities.includes('PARK') ? 'yes' : 'unknown';
    default:
      return 'unknown';
  }
}

function onFloor({ level, min, max }: WantedFloor, floor: number, total: number | null): boolean {
  if (level === 'ground') return floor === 0;
  if (level === 'low') return floor <= 2;
  if (level === 'high') return floor >= 5;
  if (level === 'top') return total !== null && floor === total;
  return floor >= (min ?? 0) && floor <= (max ?? Infinity);
}

function within({ deposit, price }: HomeFacts, months: number | undefined): boolean {
  return months === undefined || deposit <= months * price;
}

function decided(fits: boolean): WishState {
  return fits ? 'yes' : 'no';
}
