import type { Range, Slot, SlotValues, WantedPlace } from '../understanding.ts';

const BHK = { RK1: 'rk', BHK1: '1', BHK2: '2', BHK3: '3', BHK4: '4', BHK4PLUS: '4+' } as const;
const FURNISHING = { FULLY_FURNISHED: 'full', SEMI_FURNISHED: 'semi', NOT_FURNISHED: 'none' } as const;
const TENANT = { FAMILY: 'family', BACHELOR_MALE: 'men', BACHELOR_FEMALE: 'women', COMPANY: 'company' } as const;
const ROOMS = { SINGLE: '1', DOUBLE: '2', THREE: '3', FOUR: '4' } as const;

type Labels = { readonly [Kind in keyof SlotValues]: (value: SlotValues[Kind]) => string };

const ends = ({ min, max }: Range) => (min === max ? `${min}` : `${min ?? ''}..${max ?? ''}`);
const rangeLabel = (range: Range) => `${range.min ?? ''}..${range.max ?? ''}`;
const near = (km: number | undefined) => (km === undefined ? '' : `@${km}`);

/** The notation of the labelled sentences, `bhk=2,3`, `budget=20000..25000`, `!floor=ground`. */
const LABELS: Labels = {
  category: (value) => `category=${value}`,
  city: (value) => `city=${value}`,
  place: placeLabel,
  metroNear: ({ radiusKm }) => `metro${near(radiusKm)}`,
  bhk: (value) => `bhk=${value.map((type) => BHK[type]).join(',')}`,
  budget: (value) => (value.around === undefined ? `budget=${rangeLabel(value)}` : `budget=~${value.around}`),
  deposit: ({ max, maxMonths }) => (maxMonths === undefined ? `deposit=..${max}` : `deposit=${maxMonths}m`),
  furnishing: (value) => `furnishing=${value.map((one) => FURNISHING[one]).join(',')}`,
  parking: (value) => `parking=${parkingLabel(value)}`,
  amenity: (value) => `amenity=${value}`,
  floor: (value) => `floor=${value.level ?? ends(value)}`,
  facing: (value) => `facing=${value.join(',').toLowerCase()}`,
  age: (value) => `age=${rangeLabel(value)}`,
  bathrooms: (value) => `bath=${value}`,
  buildingType: (value) => `type=${value.join(',')}`,
  gated: () => 'gated',
  commercialType: (value) => `shop=${value.join(',')}`,
  buildingStage: (value) => `stage=${value === '0' ? 'ready' : 'building'}`,
  area: (value) => `area=${rangeLabel(value)}`,
  moveIn: ({ from, by }) => `move=${from ?? ''}..${by ?? ''}`,
  tenant: (value) => `tenant=${value.map((one) => TENANT[one]).join(',')}`,
  food: (value) => `food=${value}`,
  pets: (value) => `pets=${value}`,
  pgTenant: (value) => `pg=${value}`,
  sharing: (value) => `sharing=${value.map((one) => ROOMS[one]).join(',')}`,
  flatmateRoom: (value) => `room=${value === 'PRIVATE_ROOM' ? 'private' : 'shared'}`,
  meals: (value) => `meals=${value.length === 3 ? 'all' : value.join(',').toLowerCase()}`,
  leaseMonths: (value) => `lease=${ends(value)}`,
  people: (value) => `people=${value}`,
  postedBy: (value) => `by=${value.toLowerCase()}`,
  withPhotos: () => 'photos',
  confirmed: () => 'confirmed',
  feature: (value) => `want=${value}`,
  order: (value) => `order=${value}`,
};

/** A slot in the notation of the labelled sentences. */
export function slotLabel(slot: Slot): string {
  const label = (LABELS[slot.kind] as (value: unknown) => string)(slot.value);
  return slot.negated ? `!${label}` : label;
}

/** A label as {@link slotLabel} writes it: `area=~1200` becomes its ends. */
export function normalLabel(label: string): string {
  const about = /^area=~(\d+)$/.exec(label)?.[1];
  return about === undefined ? label : `area=${Math.round(Number(about) * 0.9)}..${Math.round(Number(about) * 1.1)}`;
}

function placeLabel({ kind, slug, relation, radiusKm }: WantedPlace): string {
  const key = { landmark: 'lmk', metro: 'met', society: 'soc', locality: relation === 'in' ? 'in' : 'near' }[kind];
  return `${key}=${slug}${near(radiusKm)}`;
}

function parkingLabel(value: SlotValues['parking']): string {
  if (value.length > 1) return 'any';
  return value[0] === 'FOUR_WHEELER' ? 'car' : value[0] === 'TWO_WHEELER' ? 'bike' : 'both';
}
