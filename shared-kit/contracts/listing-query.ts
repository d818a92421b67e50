import { z } from 'zod';
import { readCommutes } from '../domain/commute.ts';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import {
  AMENITIES,
  AVAILABILITIES,
  BHK_TYPES,
  BUILDING_STAGES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FLOOR_BANDS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  POSTERS,
  PREFERRED_TENANTS,
  SORT_ORDERS,
} from '../domain/listing-options.ts';
import { MAX_LOCALITIES, MAX_STATIONS } from '../domain/listing-search.ts';
import { decodePolygon, fittingPolygon } from '../domain/polygon.ts';
import { FACINGS } from '../domain/posting/posting-options.ts';
import { commaList, flag, slug, slugList } from './call.ts';

const rupees = z.coerce.number().int().min(0).max(1_000_000_000);
const squareFeet = z.coerce.number().int().min(0).max(1_000_000);

/** `south,west,north,east` in degrees. */
export const bounds = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([z.number(), z.number(), z.number(), z.number()]))
  .transform(([south, west, north, east]) => ({ south, west, north, east }))
  .refine(({ south, north, west, east }) => south < north && west < east, 'south,west,north,east in degrees');

/** Commutes as domain/commute writes them; parsed, each of them. */
const commute = z
  .string()
  .max(200)
  .transform(readCommutes)
  .refine((commutes) => commutes.length > 0, 'place.mode.minutes, for one or two people');

/** A drawn area as domain/polygon writes it; parsed, its corners. */
const polygon = z
  .string()
  .transform((text) => decodePolygon(fittingPolygon(text) ?? ''))
  .refine((corners) => corners !== undefined && corners.length > 2, 'an area of 3 to 40 corners');

/** The search as query parameters; parsed it is a `ListingSearch` of the domain. */
export const listingQuery = z.object({
  category: z.enum(LISTING_CATEGORIES),
  city: slug,
  localities: slugList(MAX_LOCALITIES),
  society: slug.optional(),
  near: slug.optional(),
  stations: slugList(MAX_STATIONS),
  commute: commute.optional(),
  radiusKm: z.coerce.number().min(0.2).max(25).optional(),
  bhk: commaList(BHK_TYPES),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
  availability: z.enum(AVAILABILITIES).optional(),
  furnishing: commaList(FURNISHINGS),
  parking: commaList(PARKINGS),
  tenants: commaList(PREFERRED_TENANTS),
  buildingTypes: commaList(BUILDING_TYPES),
  commercialTypes: commaList(COMMERCIAL_TYPE_KEYS),
  roomTypes: commaList(PG_ROOM_TYPES),
  pgTenant: z.enum(PG_TENANTS).optional(),
  flatmateRoom: z.enum(FLATMATE_ROOMS).optional(),
  buildingStage: z.enum(BUILDING_STAGES).optional(),
  minArea: squareFeet.optional(),
  maxArea: squareFeet.optional(),
  bathrooms: z.coerce.number().int().min(1).max(6).optional(),
  floors: commaList(FLOOR_BANDS),
  maxAge: z.coerce.number().int().min(0).max(100).optional(),
  facing: commaList(FACINGS),
  postedBy: z.enum(POSTERS).optional(),
  amenities: commaList(AMENITIES),
  withPhotos: flag,
  confirmed: flag,
  sort: z.enum(SORT_ORDERS).default('newest'),
  bounds: bounds.optional(),
  polygon: polygon.optional(),
});

export type ListingQuery = z.input<typeof listingQuery>;
