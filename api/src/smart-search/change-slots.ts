import type { Slot, SlotKind, WantedPlace } from '@aangan/shared-kit/domain/smart-search/understanding';

/** Kinds of which one search may have several. */
const SEVERAL: ReadonlySet<SlotKind> = new Set(['amenity', 'feature', 'place']);

/** Slots behind each field of the product's search. */
const KINDS_OF_FIELD: Readonly<Record<string, readonly SlotKind[]>> = {
  bhk: ['bhk'],
  maxPrice: ['budget'],
  minPrice: ['budget'],
  availability: ['moveIn'],
  furnishing: ['furnishing'],
  parking: ['parking'],
  tenants: ['tenant'],
  buildingTypes: ['buildingType', 'gated'],
  commercialTypes: ['commercialType'],
  roomTypes: ['sharing'],
  pgTenant: ['pgTenant'],
  flatmateRoom: ['flatmateRoom'],
  buildingStage: ['buildingStage'],
  minArea: ['area'],
  maxArea: ['area'],
  bathrooms: ['bathrooms'],
  amenities: ['amenity'],
  withPhotos: ['withPhotos'],
  confirmed: ['confirmed'],
};

/** The slots with one more; of a kind that exists once, it takes the place of the other. */
export function withSlot(slots: readonly Slot[], slot: Slot): Slot[] {
  return [...slots.filter(({ kind }) => SEVERAL.has(kind) || kind !== slot.kind), slot];
}

/** The slots with another highest or lowest price, ₹ (a month); without a value, any is fine. */
export function withPrice(slots: readonly Slot[], end: 'min' | 'max', rupees: number | undefined): Slot[] {
  const { min, max } = slots.find((slot) => slot.kind === 'budget')?.value ?? {};
  const ends = Object.entries({ min, max, [end]: rupees }).filter(([, value]) => value !== undefined);
  const rest = slots.filter(({ kind }) => kind !== 'budget');
  if (ends.length === 0) return rest;
  return [...rest, { kind: 'budget', value: Object.fromEntries(ends), certainty: 'certain' }];
}

/** The slots with these localities instead of all places. */
export function withLocalities(
  slots: readonly Slot[],
  localities: readonly Pick<WantedPlace, 'id' | 'slug' | 'name' | 'city'>[],
): Slot[] {
  const rest = slots.filter(({ kind, negated }) => negated === true || (kind !== 'place' && kind !== 'metroNear'));
  const several = localities.length > 1;
  return [
    ...rest,
    ...localities.map(
      (place): Slot => ({
        kind: 'place',
        value: { ...place, kind: 'locality', relation: 'in' },
        certainty: 'certain',
        ...(several && { alternative: true }),
      }),
    ),
  ];
}

/** The slots after a field of the search is relaxed; an empty value drops what sets it. */
export function relaxed(slots: readonly Slot[], field: string, value: string): Slot[] {
  const amount = value === '' ? undefined : Number(value);
  switch (field) {
    case 'maxPrice':
      return withPrice(slots, 'max', amount);
    case 'minPrice':
      return withPrice(slots, 'min', amount);
    case 'radiusKm':
      return slots.map(
        (slot): Slot =>
          slot.kind === 'place' && slot.value.relation === 'near' && amount !== undefined
            ? { ...slot, value: { ...slot.value, radiusKm: amount } }
            : slot,
      );
    case 'localities':
    case 'society':
    case 'near':
    case 'stations':
      return withLocalities(slots, []);
    default: {
      const kinds = KINDS_OF_FIELD[field] ?? [];
      return slots.filter(({ kind, negated }) => negated === true || !kinds.includes(kind));
    }
  }
}
