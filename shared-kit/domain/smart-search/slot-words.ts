import { cityBySlug } from '../cities.ts';
import { MONTH_SHORT_NAMES } from '../india-date.ts';
import { CATEGORY_FACTS } from '../listing-category.ts';
import {
  AMENITY_LABELS,
  BHK_LABELS,
  BUILDING_STAGE_LABELS,
  BUILDING_TYPE_LABELS,
  FLATMATE_ROOM_LABELS,
  FURNISHING_LABELS,
  PG_ROOM_TYPE_LABELS,
  PG_TENANT_LABELS,
  PREFERRED_TENANT_LABELS,
  SORT_LABELS,
} from '../listing-options.ts';
import { formatShortRupees, groupDigits } from '../money.ts';
import { PG_MEAL_LABELS, PG_MEALS } from '../posting/posting-options.ts';
import type { Feature, Range, Slot, SlotValues, WantedFloor, WantedPlace } from './understanding.ts';

export const FEATURE_LABELS = {
  BALCONY: 'Balcony',
  LIGHT: 'Good light',
  AIRY: 'Airy',
  QUIET: 'Quiet',
  GARDEN: 'Garden',
  TERRACE: 'Terrace',
  MODULAR_KITCHEN: 'Modular kitchen',
  STUDY: 'Study room',
  SERVANT_ROOM: 'Servant room',
  POOJA_ROOM: 'Pooja room',
  VASTU: 'Vastu',
  VIEW: 'View',
  CORNER: 'Corner home',
  SPACIOUS: 'Spacious',
  WASHING_MACHINE: 'Washing machine',
  FRIDGE: 'Fridge',
  ATTACHED_BATHROOM: 'Attached bathroom',
  PLAY_AREA: 'Play area',
  SCHOOL_NEAR: 'Near a school',
  MARKET_NEAR: 'Near a market',
  HOSPITAL_NEAR: 'Near a hospital',
  NEW_BUILDING: 'New building',
  NO_RESTRICTIONS: 'No restrictions',
} as const satisfies Record<Feature, string>;

type Words = { readonly [Kind in keyof SlotValues]: (value: SlotValues[Kind]) => string };

const either = (labels: readonly string[]) =>
  labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
const listed = <Key extends string>(values: readonly Key[], labels: Readonly<Record<Key, string>>) =>
  either(values.map((value) => labels[value]));
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Short words for each kind of slot. */
const WORDS: Words = {
  category: (value) => CATEGORY_FACTS[value].tab,
  city: (value) => cityBySlug(value)?.name ?? value,
  place: placeWords,
  metroNear: ({ radiusKm }) => (radiusKm === undefined ? 'Near a metro station' : `Metro within ${radiusKm} km`),
  bhk: bhkWords,
  budget: ({ around, ...range }) =>
    around === undefined ? rangeWords(range, formatShortRupees) : `Around ${formatShortRupees(around)}`,
  deposit: ({ max, maxMonths }) =>
    maxMonths === undefined
      ? `Deposit up to ${formatShortRupees(max ?? 0)}`
      : `Deposit up to ${count(maxMonths, 'month')}`,
  furnishing: (value) => listed(value, FURNISHING_LABELS),
  parking: (value) =>
    value.length > 1
      ? 'Parking'
      : { NONE: 'No parking', TWO_WHEELER: 'Bike parking', FOUR_WHEELER: 'Car parking', BOTH: 'Car and bike parking' }[
          value[0] ?? 'FOUR_WHEELER'
        ],
  amenity: (value) => AMENITY_LABELS[value],
  floor: floorWords,
  facing: (value) => `Facing ${either(value).toLowerCase()}`,
  age: ({ min, max }) =>
    max === undefined ? `At least ${count(min ?? 0, 'year')} old` : `At most ${count(max, 'year')} old`,
  bathrooms: (value) => (value === 1 ? '1 bathroom' : `At least ${value} bathrooms`),
  buildingType: (value) => listed(value, BUILDING_TYPE_LABELS),
  gated: () => BUILDING_TYPE_LABELS.GC,
  commercialType: (value) => either(value.map((type) => COMMERCIAL_LABELS[type])),
  buildingStage: (value) => BUILDING_STAGE_LABELS[value],
  area: (value) => rangeWords(value, (sqft) => `${groupDigits(sqft)} sq ft`),
  moveIn: ({ from, by }) =>
    from && by
      ? `Move in ${dayWords(from)} to ${dayWords(by)}`
      : from
        ? `Move in from ${dayWords(from)}`
        : `Move in by ${dayWords(by ?? '')}`,
  tenant: (value) => listed(value, PREFERRED_TENANT_LABELS),
  food: (value) => (value === 'VEG' ? 'Vegetarian' : 'Non-veg allowed'),
  pets: (value) => ({ DOG: 'With a dog', CAT: 'With a cat', ANY: 'Pets allowed' })[value],
  pgTenant: (value) => `For ${PG_TENANT_LABELS[value].toLowerCase()}`,
  sharing: (value) => listed(value, PG_ROOM_TYPE_LABELS),
  flatmateRoom: (value) => FLATMATE_ROOM_LABELS[value],
  meals: (value) =>
    value.length === PG_MEALS.length
      ? 'Meals included'
      : `${listed(value, PG_MEAL_LABELS).replace(' or ', ' and ')} included`,
  leaseMonths: ({ min, max }) =>
    min === max || max === undefined ? `For ${count(min ?? 0, 'month')}` : `For ${min ?? 0} to ${max} months`,
  people: (value) => count(value, 'person', 'people'),
  postedBy: (value) => (value === 'OWNER' ? 'From the owner' : 'From the builder'),
  withPhotos: () => 'With photos',
  confirmed: () => 'Recently confirmed',
  feature: (value) => FEATURE_LABELS[value],
  order: (value) => SORT_LABELS[value],
};

const COMMERCIAL_LABELS = {
  OFFICE_SPACE: 'Office space',
  COWORKING: 'Coworking',
  RESTAURANT_OR_CAFE: 'Restaurant or café',
  SHOP: 'Shop',
  SHOWROOM: 'Showroom',
  INDUSTRIAL_BUILDING: 'Industrial building',
  INDUSTRIAL_SHED: 'Industrial shed',
  GODOWN_WAREHOUSE: 'Warehouse',
  OTHER_BUSINESS: 'Other business',
} as const satisfies Record<SlotValues['commercialType'][number], string>;

/** A slot in a few words: `2 or 3 BHK`, `Up to ₹30 K`, `Not ground floor`. */
export function slotWords(slot: Slot): string {
  const words = (WORDS[slot.kind] as (value: unknown) => string)(slot.value);
  if (!slot.negated) return words;
  return `Not ${/^(?:Ground|Top|High|Low|Near|Facing|Floor)/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words}`;
}

function placeWords({ name, relation, radiusKm, kind }: WantedPlace): string {
  const place = kind === 'metro' ? `${name} metro` : name;
  if (radiusKm !== undefined) return `Within ${radiusKm} km of ${place}`;
  return relation === 'near' ? `Near ${place}` : place;
}

function bhkWords(value: SlotValues['bhk']): string {
  const labels = value.map((type) => BHK_LABELS[type]);
  return labels.every((label) => label.endsWith(' BHK'))
    ? `${either(labels.map((label) => label.slice(0, -4)))} BHK`
    : either(labels);
}

function rangeWords({ min, max }: Range, format: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${format(min)} to ${format(max)}`;
  return max === undefined ? `From ${format(min ?? 0)}` : `Up to ${format(max)}`;
}

function floorWords({ level, min, max }: WantedFloor): string {
  if (level) return { ground: 'Ground floor', low: 'Low floor', high: 'High floor', top: 'Top floor' }[level];
  if (min !== undefined && max !== undefined) return min === max ? `Floor ${min}` : `Floors ${min} to ${max}`;
  return max === undefined ? `Floor ${min ?? 0} or above` : `Floor ${max} or below`;
}

/** `5 Jan 2027`. */
function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTH_SHORT_NAMES[Number(month) - 1] ?? ''} ${year}`;
}
