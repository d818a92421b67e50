import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { baseMap } from './base-map.ts';
import { type CallContracts, flag, slug } from './call.ts';

const placeSuggestion = z.object({
  kind: z.enum(['city', 'locality', 'society', 'landmark', 'metro']),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** `South Bangalore`, `Purple Line`. */
  subtitle: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Active listings of the category in (or, for points, within 2 km of) the place. */
  count: z.number(),
});

export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

const locality = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const placeCalls = {
  'GET /places/api/v1/autocomplete': {
    summary:
      'Localities, societies, landmarks and metro stations for what was typed; forgiving of typos and old city names, in Latin or Indian scripts, or by PIN code',
    replica: true,
    query: z.object({
      hint: z.string().trim().min(1).max(80),
      city: slug.optional(),
      category: z.enum(LISTING_CATEGORIES).optional(),
      /** Leaves out societies, or everything but societies. */
      params: z.enum(['location', 'building']).optional(),
      size: z.coerce.number().int().min(1).max(25).default(10),
      /** `true`: if the city has nothing of the name, places of that name in other cities. */
      elsewhere: flag,
    }),
    answer: z.object({ suggestions: z.array(placeSuggestion) }),
  },
  'GET /places/api/metro/v1/lines': {
    summary: 'Metro lines of a city',
    replica: true,
    query: z.object({ city: z.string().max(40) }),
    answer: z.object({
      linesDetails: z.array(
        z.object({ id: z.string(), name: z.string(), colour: z.string(), status: z.string(), stations: z.number() }),
      ),
    }),
  },
  'GET /places/api/metro/v1/line/{id}': {
    summary: 'Stations of a metro line, in order',
    replica: true,
    params: z.object({ id: z.string().max(60) }),
    answer: z.object({
      id: z.string(),
      name: z.string(),
      metroStations: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          name: z.string(),
          location: z.object({ lat: z.number(), lon: z.number() }),
        }),
      ),
    }),
  },
  'GET /places/api/v1/base-map/{city}': {
    summary:
      'What the schematic map of a city draws: its places, and main roads and waters that are drawn by us, approximate and not surveyed; 404 for an unknown city',
    replica: true,
    params: z.object({ city: slug }),
    answer: baseMap,
  },
  'GET /v5/localities/nearby': {
    summary: 'Localities near the given ones (comma list of ids), nearest first',
    replica: true,
    query: z.object({
      localityIds: z.string().min(1).max(400),
      /** Counts only listings of this kind. */
      category: z.enum(LISTING_CATEGORIES).optional(),
    }),
    answer: z.object({ localities: z.array(locality.extend({ distanceKm: z.number(), listings: z.number() })) }),
  },
  'GET /api/v4/localities/{id}/type': {
    summary: 'What kind of place an id is',
    replica: true,
    params: z.object({ id: z.string().max(60) }),
    answer: z.object({ id: z.string(), type: z.enum(['locality', 'society', 'landmark', 'metro']), city: z.string() }),
  },
  'GET /api/v1/localities/place_detail/{id}/_search': {
    summary: 'A place with its position and zone',
    replica: true,
    params: z.object({ id: z.string().max(60) }),
    answer: locality.extend({ type: z.string(), zone: z.string(), pinCode: z.string(), listings: z.number() }),
  },
  'GET /api/v1/localities/{id}/polygon': {
    summary: 'Where a locality or society is: a centre with a radius, because we know no boundary',
    replica: true,
    params: z.object({ id: z.string().max(60) }),
    answer: z.object({
      id: z.string(),
      name: z.string(),
      /** A locality reaches half way to the next one. No map says so. */
      shape: z.literal('circle'),
      centre: z.object({ latitude: z.number(), longitude: z.number() }),
      radiusKm: z.number(),
      /** The circle as 24 corners, as searches take a drawn area. */
      polygon: z.string(),
    }),
  },
  'GET /places/api/v1/establishments': {
    summary: 'What is near a pin: metro stations and landmarks within 2 km, and the nearest localities; straight lines',
    replica: true,
    query: z.object({
      latitude: z.coerce.number().min(6).max(38),
      longitude: z.coerce.number().min(68).max(98),
    }),
    answer: z.object({
      establishments: z.array(
        z.object({
          kind: z.enum(['locality', 'landmark', 'metro']),
          id: z.string(),
          name: z.string(),
          subtitle: z.string(),
          distanceKm: z.number(),
        }),
      ),
    }),
  },
  'GET /api/v1/localities/city/{city}/names': {
    summary: 'All places of a city with their other names, for reading what people say; 404 for an unknown city',
    replica: true,
    params: z.object({ city: slug }),
    answer: z.object({
      places: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(['locality', 'society', 'landmark', 'metro']),
          slug: z.string(),
          name: z.string(),
          city: z.string(),
          aliases: z.array(z.string()),
        }),
      ),
    }),
  },
  'GET /api/v1/localities/city/{city}': {
    summary: 'Localities of a city with listing counts by category and median prices, most listings first',
    replica: true,
    params: z.object({ city: slug }),
    answer: z.object({
      localities: z.array(
        locality.extend({
          zone: z.string(),
          listings: z.partialRecord(z.enum(LISTING_CATEGORIES), z.number()),
          /** Median ₹ a month of 2 BHK homes for rent. */
          medianRent: z.number().nullable(),
          /** Median ₹ per sq ft of homes for sale. */
          medianPricePerSqft: z.number().nullable(),
        }),
      ),
    }),
  },
} as const satisfies CallContracts;
