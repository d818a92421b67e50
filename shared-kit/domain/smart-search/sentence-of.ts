import { cityBySlug } from '../cities.ts';
import type { Feature, Range, Slot, SlotValues, WantedFloor, WantedPlace } from './understanding.ts';

type Phrases = { readonly [Kind in keyof SlotValues]: (value: SlotValues[Kind]) => string };

const BHK = { RK1: '1 rk', BHK1: '1', BHK2: '2', BHK3: '3', BHK4: '4', BHK4PLUS: '5' } as const;
const COUNTS = { SINGLE: '1', DOUBLE: '2', THREE: '3', FOUR: '4' } as const;
const CATEGORIES = {
  RENT: 'for rent',
  BUY: 'for sale',
  PG: 'pg',
  SHARED: 'flatmates',
  PLOT: 'plot',
  COMMERCIAL_RENT: 'commercial space for rent',
  COMMERCIAL_BUY: 'commercial space for sale',
} as const;
const FURNISHINGS = {
  FULLY_FURNISHED: 'furnished',
  SEMI_FURNISHED: 'semi furnished',
  NOT_FURNISHED: 'unfurnished',
} as const;
const AMENITIES = {
  LIFT: 'lift',
  GYM: 'gym',
  INTERNET: 'wifi',
  AC: 'ac',
  CLUB: 'club house',
  INTERCOM: 'intercom',
  POOL: 'swimming pool',
  PARK: 'park',
  SECURITY: 'security',
  POWER_BACKUP: 'power backup',
  PIPED_GAS: 'piped gas',
  WATER_SUPPLY: '24 hour water',
} as const satisfies Record<SlotValues['amenity'], string>;
const BUILDINGS = {
  AP: 'apartment',
  IH: 'independent house',
  IF: 'builder floor',
  SB: 'standalone building',
  GC: 'gated community',
} as const;
const SHOPS = {
  OFFICE_SPACE: 'office space',
  COWORKING: 'coworking',
  RESTAURANT_OR_CAFE: 'restaurant space',
  SHOP: 'shop',
  SHOWROOM: 'showroom',
  INDUSTRIAL_BUILDING: 'industrial building',
  INDUSTRIAL_SHED: 'industrial shed',
  GODOWN_WAREHOUSE: 'warehouse',
  OTHER_BUSINESS: 'commercial space',
} as const satisfies Record<SlotValues['commercialType'][number], string>;
const TENANTS = { FAMILY: 'family', BACHELOR_MALE: 'men', BACHELOR_FEMALE: 'women', COMPANY: 'company' } as const;
const ORDERS = {
  newest: 'newest first',
  confirmed: 'recently confirmed first',
  price_low: 'cheapest first',
  price_high: 'high to low',
  per_sqft_low: 'lowest price per sq ft first',
  area_large: 'largest first',
  nearest: 'nearest first',
} as const satisfies Record<SlotValues['order'], string>;
const FEATURES = {
  BALCONY: 'balcony',
  LIGHT: 'natural light',
  AIRY: 'airy',
  QUIET: 'quiet',
  GARDEN: 'garden',
  TERRACE: 'terrace',
  MODULAR_KITCHEN: 'modular kitchen',
  STUDY: 'study room',
  SERVANT_ROOM: 'servant room',
  POOJA_ROOM: 'pooja room',
  VASTU: 'vastu',
  VIEW: 'good view',
  CORNER: 'corner flat',
  SPACIOUS: 'spacious',
  WASHING_MACHINE: 'washing machine',
  FRIDGE: 'fridge',
  ATTACHED_BATHROOM: 'attached bathroom',
  PLAY_AREA: 'play area',
  SCHOOL_NEAR: 'near school',
  MARKET_NEAR: 'near market',
  HOSPITAL_NEAR: 'near hospital',
  NEW_BUILDING: 'new building',
  NO_RESTRICTIONS: 'no restrictions',
} as const satisfies Record<Feature, string>;

const words = <Key extends string>(values: readonly Key[], table: Readonly<Record<Key, string>>, link = ' or ') =>
  values.map((value) => table[value]).join(link);

const PHRASES: Phrases = {
  category: (value) => CATEGORIES[value],
  city: (value) => `in ${cityBySlug(value)?.name ?? value}`,
  place: placePhrase,
  metroNear: ({ radiusKm }) => (radiusKm === undefined ? 'near metro' : `within ${radiusKm} km of metro`),
  bhk: (value) =>
    value[0] === 'RK1' && value.length === 1
      ? '1 rk'
      : `${words(
          value.filter((type) => type !== 'RK1'),
          BHK,
        )} bhk`,
  budget: ({ around, ...range }) => (around === undefined ? rangePhrase(range, 'rs') : `around rs ${around}`),
  deposit: ({ max, maxMonths }) =>
    maxMonths === undefined ? `deposit max rs ${max ?? 0}` : `deposit max ${maxMonths} months`,
  furnishing: (value) =>
    value.length === 2 && !value.includes('NOT_FURNISHED') ? 'semi or fully furnished' : words(value, FURNISHINGS),
  parking: (value) =>
    value.length > 1
      ? 'parking'
      : { NONE: 'no parking', TWO_WHEELER: 'bike parking', FOUR_WHEELER: 'car parking', BOTH: 'car and bike parking' }[
          value[0] ?? 'FOUR_WHEELER'
        ],
  amenity: (value) => AMENITIES[value],
  floor: floorPhrase,
  facing: (value) => `${value.map((facing) => facing.replace('-', ' ').toLowerCase()).join(' or ')} facing`,
  age: ({ min, max }) => (max === undefined ? `more than ${min ?? 0} years old` : `less than ${max} years old`),
  bathrooms: (value) => `${value} bathrooms`,
  buildingType: (value) => words(value, BUILDINGS),
  gated: () => 'gated community',
  commercialType: (value) => words(value, SHOPS),
  buildingStage: (value) => (value === '0' ? 'ready to move' : 'under construction'),
  area: (value) => `${rangePhrase(value, '')} sqft`,
  moveIn: ({ from, by }) =>
    [from && `from ${datePhrase(from)}`, by && `by ${datePhrase(by)}`].filter(Boolean).join(' '),
  tenant: (value) =>
    value.length === 2 && !value.includes('FAMILY') && !value.includes('COMPANY') ? 'bachelors' : words(value, TENANTS),
  food: (value) => (value === 'VEG' ? 'veg' : 'non veg allowed'),
  pets: (value) => ({ DOG: 'dog', CAT: 'cat', ANY: 'pets allowed' })[value],
  pgTenant: (value) => ({ male: 'for men', female: 'for women', both: 'for anyone' })[value],
  sharing: (value) => `${words(value, COUNTS)} sharing`,
  flatmateRoom: (value) => (value === 'PRIVATE_ROOM' ? 'private room' : 'shared room'),
  meals: (value) => (value.length === 3 ? 'with meals' : value.map((meal) => meal.toLowerCase()).join(' and ')),
  leaseMonths: ({ min, max }) =>
    min === max || max === undefined ? `for ${min ?? 0} months` : `for ${min ?? 0} to ${max} months`,
  people: (value) => `${value} people`,
  postedBy: (value) => (value === 'OWNER' ? 'owner only' : 'from builder'),
  withPhotos: () => 'with photos',
  confirmed: () => 'verified',
  feature: (value) => FEATURES[value],
  order: (value) => ORDERS[value],
};

/** Slots as a sentence that `understand` reads back as the same slots. */
export function sentenceOf(slots: readonly Slot[]): string {
  return slots
    .map((slot) => {
      const phrase = (PHRASES[slot.kind] as (value: unknown) => string)(slot.value);
      return slot.negated ? `not ${phrase}` : phrase;
    })
    .join(', ');
}

function placePhrase({ name, kind, relation, radiusKm }: WantedPlace): string {
  const place = kind === 'metro' ? `${name} metro station` : name;
  if (radiusKm !== undefined) return `within ${radiusKm} km of ${place}`;
  return relation === 'near' ? `near ${place}` : `in ${place}`;
}

function rangePhrase({ min, max }: Range, currency: string): string {
  const amount = (value: number) => `${currency} ${value}`.trim();
  if (min !== undefined && max !== undefined) return `${amount(min)} to ${amount(max)}`;
  return max === undefined ? `at least ${amount(min ?? 0)}` : `under ${amount(max)}`;
}

function floorPhrase({ level, min, max }: WantedFloor): string {
  if (level) return `${level} floor`;
  if (min !== undefined && max !== undefined)
    return min === max ? `${ordinal(min)} floor` : `${ordinal(min)} to ${ordinal(max)} floor`;
  return max === undefined ? `${ordinal(min ?? 0)} floor or above` : `${ordinal(max)} floor or below`;
}

function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return number === 0 ? 'ground' : `${number}${ending}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** `5 jan 2027`. */
function datePhrase(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
