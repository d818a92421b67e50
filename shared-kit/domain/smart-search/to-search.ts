import { type FilterField, fittingSearch, hasFilter } from '../../links/search-fields.ts';
import { indiaDayStart } from '../india-day.ts';
import { type Availability, BHK_TYPES, type SortOrder } from '../listing-options.ts';
import { emptySearch, type ListingSearch, MAX_LOCALITIES, MAX_STATIONS } from '../listing-search.ts';
import { DAY_MS } from '../time-spans.ts';
import type {
  SearchOfText,
  Slot,
  SlotKind,
  SlotOf,
  UnderstandContext,
  Understanding,
  WantedPlace,
} from './understanding.ts';

type Draft = { -readonly [Key in keyof ListingSearch]: ListingSearch[Key] };

/** The search field that a kind of slot fills, where there is one. */
const FIELDS: Partial<Record<SlotKind, FilterField>> = {
  bhk: 'bhk',
  budget: 'maxPrice',
  furnishing: 'furnishing',
  parking: 'parking',
  amenity: 'amenities',
  bathrooms: 'bathrooms',
  buildingType: 'buildingTypes',
  gated: 'buildingTypes',
  commercialType: 'commercialTypes',
  buildingStage: 'buildingStage',
  area: 'minArea',
  moveIn: 'availability',
  tenant: 'tenants',
  pgTenant: 'pgTenant',
  sharing: 'roomTypes',
  flatmateRoom: 'flatmateRoom',
  withPhotos: 'withPhotos',
  confirmed: 'confirmed',
};

/**
 * The product's search for an understanding, and the slots that it has no filter for. Several values of one kind
 * widen the search; several amounts narrow it.
 */
export function toSearch({ slots }: Understanding, { city: usualCity, today }: UnderstandContext): SearchOfText {
  const category = slots.find((slot) => slot.kind === 'category')?.value;
  const city = slots.find((slot) => slot.kind === 'city')?.value ?? usualCity;
  if (!category || city === undefined)
    return { wishes: slots.filter(({ kind }) => kind !== 'category' && kind !== 'city') };
  const draft: Draft = emptySearch(category, city);
  const wishes = slots.filter((slot) => {
    if (slot.kind === 'category' || slot.kind === 'city') return false;
    if (slot.negated) return true;
    if (slot.kind === 'place') return !placed(draft, slot.value);
    if (slot.kind === 'order') return !ordered(draft, slot.value);
    const field = FIELDS[slot.kind];
    return field === undefined || !hasFilter(category, field) || !filled(draft, slot, today);
  });
  return { search: fittingSearch(draft), wishes };
}

function ordered(draft: Draft, order: SortOrder): true {
  draft.sort = order;
  return true;
}

/** Whether the search can say this place. */
function placed(draft: Draft, place: WantedPlace): boolean {
  if (place.city !== draft.city) return false;
  if (place.kind === 'locality') {
    const full = draft.localities.length >= MAX_LOCALITIES;
    if (!full) draft.localities = [...draft.localities, place.slug];
    // The search has no "near a locality": its homes are in it, and the wish stays.
    return !full && place.relation === 'in';
  }
  if (place.kind === 'society') {
    if (draft.society !== undefined) return false;
    draft.society = place.slug;
    return place.relation === 'in';
  }
  return nearPoint(draft, place);
}

/** One landmark or station is `near`, several stations are `stations`. */
function nearPoint(draft: Draft, { kind, slug, radiusKm }: WantedPlace): boolean {
  const stations = draft.stations?.split(',') ?? [];
  if (kind === 'metro' && draft.near === undefined) {
    if (stations.length >= MAX_STATIONS) return false;
    draft.stations = [...stations, slug].join(',');
  } else if (draft.near === undefined && stations.length === 0) draft.near = slug;
  else return false;
  if (radiusKm !== undefined) draft.radiusKm = Math.max(radiusKm, draft.radiusKm ?? 0);
  return true;
}

/** Whether the search says all of the slot. */
function filled(
  draft: Draft,
  slot: Exclude<Slot, SlotOf<'place' | 'order' | 'category' | 'city'>>,
  today: string,
): boolean {
  switch (slot.kind) {
    case 'bhk':
      draft.bhk = BHK_TYPES.filter((type) => draft.bhk.includes(type) || slot.value.includes(type));
      return true;
    case 'budget':
      narrow(draft, ['minPrice', 'maxPrice'], slot.value);
      return true;
    case 'area':
      narrow(draft, ['minArea', 'maxArea'], slot.value);
      return true;
    case 'bathrooms':
      draft.bathrooms = Math.max(slot.value, draft.bathrooms ?? 0);
      return true;
    case 'moveIn': {
      const availability = availabilityBy(slot.value.by, today);
      if (availability) draft.availability = availability;
      return availability === 'immediate' && slot.value.from === undefined;
    }
    case 'gated':
      draft.buildingTypes = [...new Set([...draft.buildingTypes.filter((type) => type !== 'AP'), 'GC' as const])];
      return true;
    case 'amenity':
      draft.amenities = [...new Set([...draft.amenities, slot.value])];
      return true;
    case 'furnishing':
      draft.furnishing = [...new Set([...draft.furnishing, ...slot.value])];
      return true;
    case 'parking':
      draft.parking = [...new Set([...draft.parking, ...slot.value])];
      return true;
    case 'buildingType':
      draft.buildingTypes = [...new Set([...draft.buildingTypes, ...slot.value])];
      return true;
    case 'commercialType':
      draft.commercialTypes = [...new Set([...draft.commercialTypes, ...slot.value])];
      return true;
    case 'tenant':
      draft.tenants = [...new Set([...draft.tenants, ...slot.value])];
      return true;
    case 'sharing':
      draft.roomTypes = [...new Set([...draft.roomTypes, ...slot.value])];
      return true;
    default:
      return set(draft, slot);
  }
}

function set(draft: Draft, slot: Slot): boolean {
  if (slot.kind === 'pgTenant') draft.pgTenant = slot.value;
  else if (slot.kind === 'flatmateRoom') draft.flatmateRoom = slot.value;
  else if (slot.kind === 'buildingStage') draft.buildingStage = slot.value;
  else if (slot.kind === 'withPhotos') draft.withPhotos = true;
  else if (slot.kind === 'confirmed') draft.confirmed = true;
  else return false;
  return true;
}

function narrow<Least extends 'minPrice' | 'minArea', Most extends 'maxPrice' | 'maxArea'>(
  draft: Draft,
  [least, most]: readonly [Least, Most],
  { min, max }: { readonly min?: number; readonly max?: number },
): void {
  if (min !== undefined) draft[least] = Math.max(min, draft[least] ?? 0);
  if (max !== undefined) draft[most] = Math.min(max, draft[most] ?? max);
}

/** The availability filter that a last day of moving in allows. */
function availabilityBy(by: string | undefined, today: string): Availability | undefined {
  if (by === undefined) return undefined;
  const days = Math.round((indiaDayStart(by) - indiaDayStart(today)) / DAY_MS);
  if (days <= 0) return 'immediate';
  if (days <= 15) return 'within_15_days';
  return days <= 30 ? 'within_30_days' : undefined;
}
