import { z } from 'zod';
import { CITY_SLUGS } from '../domain/cities.ts';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import {
  AMENITIES,
  BHK_TYPES,
  BUILDING_STAGES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  PREFERRED_TENANTS,
  SORT_ORDERS,
} from '../domain/listing-options.ts';
import { FACINGS, PG_MEALS } from '../domain/posting/posting-options.ts';
import { FEATURES, type Slot, type SlotKind } from '../domain/smart-search/understanding.ts';
import { slug } from './call.ts';

const rupees = z.number().int().min(0).max(1_000_000_000);
const oneOrMore = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.array(z.enum(values)).min(1).max(values.length);
const range = (most: number) =>
  z
    .object({ min: z.number().min(0).max(most), max: z.number().min(0).max(most) })
    .partial()
    .refine(({ min, max }) => min !== undefined || max !== undefined, 'needs an end')
    .refine(({ min = 0, max = most }) => min <= max, 'must not end before it begins');
const day = z.iso.date();

/** The value of each kind of slot. */
const values = {
  category: z.enum(LISTING_CATEGORIES),
  city: z.enum(CITY_SLUGS),
  place: z.object({
    id: z.string().regex(/^(?:loc|soc|lmk|met)-[a-z0-9-]{1,120}$/),
    kind: z.enum(['locality', 'society', 'landmark', 'metro']),
    slug,
    name: z.string().max(100),
    city: slug,
    relation: z.enum(['in', 'near']),
    radiusKm: z.number().min(0.2).max(25).optional(),
  }),
  metroNear: z.object({ radiusKm: z.number().min(0.2).max(25).optional() }),
  bhk: oneOrMore(BHK_TYPES),
  budget: z
    .object({ min: rupees, max: rupees, around: rupees })
    .partial()
    .refine(({ min, max, around }) => (min ?? max ?? around) !== undefined, 'needs an end'),
  deposit: z.object({ max: rupees, maxMonths: z.number().min(0).max(36) }).partial(),
  furnishing: oneOrMore(FURNISHINGS),
  parking: oneOrMore(PARKINGS),
  amenity: z.enum(AMENITIES),
  floor: z
    .object({
      min: z.number().int().min(0).max(100),
      max: z.number().int().min(0).max(100),
      level: z.enum(['ground', 'low', 'high', 'top']),
    })
    .partial(),
  facing: oneOrMore(FACINGS),
  age: range(100),
  bathrooms: z.number().int().min(1).max(6),
  buildingType: oneOrMore(BUILDING_TYPES),
  gated: z.literal(true),
  commercialType: oneOrMore(COMMERCIAL_TYPE_KEYS),
  buildingStage: z.enum(BUILDING_STAGES),
  area: range(1_000_000),
  moveIn: z.object({ from: day, by: day }).partial(),
  tenant: oneOrMore(PREFERRED_TENANTS),
  food: z.enum(['VEG', 'NON_VEG']),
  pets: z.enum(['DOG', 'CAT', 'ANY']),
  pgTenant: z.enum(PG_TENANTS),
  sharing: oneOrMore(PG_ROOM_TYPES),
  flatmateRoom: z.enum(FLATMATE_ROOMS),
  meals: oneOrMore(PG_MEALS),
  leaseMonths: range(600),
  people: z.number().int().min(1).max(30),
  postedBy: z.enum(['OWNER', 'BUILDER']),
  withPhotos: z.literal(true),
  confirmed: z.literal(true),
  feature: z.enum(FEATURES),
  order: z.enum(SORT_ORDERS),
} as const satisfies Record<SlotKind, z.ZodType>;

export const span = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });

function slotOf<const Kind extends SlotKind, Value extends z.ZodType>(kind: Kind, value: Value) {
  return z.object({
    kind: z.literal(kind),
    value,
    span: span.optional(),
    certainty: z.enum(['certain', 'guess']),
    negated: z.literal(true).optional(),
    alternative: z.literal(true).optional(),
  });
}

const kinds = (Object.keys(values) as SlotKind[]).map((kind) => slotOf(kind, values[kind]));

/**
 * One thing that somebody wants. The grammar, forms of pages and a language model are judged by this schema alike.
 */
export const slot = z.discriminatedUnion(
  'kind',
  kinds as unknown as [(typeof kinds)[number], ...(typeof kinds)[number][]],
) as unknown as z.ZodType<Slot, Slot>;

/** All that a session wants. */
export const slots = z.array(slot).max(60);
