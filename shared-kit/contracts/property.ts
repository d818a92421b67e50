import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { LISTING_ID } from '../domain/listing-id.ts';
import {
  BHK_TYPES,
  BUILDING_TYPES,
  COMMERCIAL_TYPE_KEYS,
  FLATMATE_ROOMS,
  FURNISHINGS,
  PARKINGS,
  PG_ROOM_TYPES,
  PG_TENANTS,
  PREFERRED_TENANTS,
} from '../domain/listing-options.ts';
import { RESULTS_PER_PAGE } from '../domain/listing-search.ts';
import { COMMERCIAL_LOCALITIES, GATE_TIMES, PG_MEALS, PG_RULES } from '../domain/posting/posting-options.ts';
import { type CallContracts, flag } from './call.ts';
import { listingQuery } from './listing-query.ts';

/** Picture id of the generated catalogue; its files are `<id>-<width>.<avif|webp>` on the asset origin. */
export const photo = z.object({
  id: z.string(),
  /** Alternative text of the picture. */
  alt: z.string(),
  /** Room label, `Bedroom`. */
  title: z.string(),
  /** Placeholder colour, `#c9b79c`. */
  colour: z.string(),
  /** Drawn, so it is no photo of the home. */
  illustration: z.boolean(),
  /** What the owner has written below it; only on the listing’s page. */
  caption: z.string().optional(),
});

export const propertyId = z.string().regex(LISTING_ID, 'must be 8 to 32 letters and digits');

/**
 * A listing on the wire: the specification's property record with its field names. Source: product-and-plans, section
 * 3 (Property record). Below the line: what the cards and the detail page also need, which the record's "extra
 * attributes" leave open.
 */
export const propertyRecord = z.object({
  id: propertyId,
  shortUrl: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  accurateLocation: z.boolean(),
  pinCode: z.string(),
  active: z.boolean(),
  type: z.enum(BHK_TYPES).nullable(),
  city: z.string(),
  locality: z.string(),
  street: z.string(),
  society: z.string(),
  propertyType: z.enum(LISTING_CATEGORIES),
  state: z.enum(['READY', 'UNDER_CONSTRUCTION']),
  localityId: z.string(),
  nbLocality: z.string(),
  amenitiesMap: z.record(z.string(), z.boolean()),
  /** ₹ a month; 0 for sale categories. */
  rent: z.number(),
  /** ₹; 0 for sale categories. */
  deposit: z.number(),
  /** ₹ sale price; 0 for rent categories. */
  price: z.number(),
  formattedPrice: z.string(),
  /** PG: the cheapest bed, ₹ a month. */
  minRent: z.number().nullable(),
  sharedAccomodation: z.boolean(),
  buildingType: z.enum(BUILDING_TYPES).nullable(),
  forLease: z.boolean(),
  maintenance: z.boolean(),
  /** ₹ a month. */
  maintenanceAmount: z.number(),
  breadcrumbUrls: z.array(z.object({ name: z.string(), url: z.string() })),
  title: z.string(),
  furnishingDesc: z.string(),
  parkingDesc: z.string(),
  detailUrl: z.string(),
  /** When it was posted, epoch ms. */
  dateOnly: z.number(),
  typeDesc: z.string(),
  loanAvailable: z.boolean(),
  photos: z.array(photo),
  photoAvailable: z.boolean(),
  thumbnailImage: z.string(),
  originalImageUrl: z.string(),
  videoUnit: z.string().nullable(),
  aea__: z.record(z.string(), z.object({ value: z.string(), display_value: z.string() })),
  /** The reader owns the listing and may reactivate it. */
  showActivate: z.boolean(),
  shortlistedByLoggedInUser: z.boolean(),
  sponsored: z.boolean(),
  // ----
  citySlug: z.string(),
  localitySlug: z.string(),
  /** Built-up or plot area, sq ft. */
  propertySize: z.number(),
  bathroom: z.number(),
  floor: z.number().nullable(),
  totalFloor: z.number().nullable(),
  /** Years. */
  propertyAge: z.number().nullable(),
  facing: z.string().nullable(),
  furnishing: z.enum(FURNISHINGS).nullable(),
  parking: z.enum(PARKINGS),
  preferredTenants: z.array(z.enum(PREFERRED_TENANTS)),
  commercialType: z.enum(COMMERCIAL_TYPE_KEYS).nullable(),
  roomTypes: z.array(z.enum(PG_ROOM_TYPES)),
  pgTenant: z.enum(PG_TENANTS).nullable(),
  flatmateRoom: z.enum(FLATMATE_ROOMS).nullable(),
  foodIncluded: z.boolean().nullable(),
  /** Epoch ms. */
  availableFrom: z.number(),
  /** When the owner last said it is still available, epoch ms. */
  lastConfirmedOn: z.number(),
  postedBy: z.enum(['OWNER', 'BUILDER']),
  /** The last price reduction: ₹, and when, epoch ms. */
  priceDrop: z.object({ by: z.number(), on: z.number() }).optional(),
  /** First name only. */
  ownerName: z.string(),
  /** LETOUT, SOLDOUT, LETOUT_{product} … when not active. */
  inactiveReason: z.string().nullable(),
  /** Distance from the searched point, km; only in searches around a place. */
  distanceKm: z.number().nullable(),
});

export type PropertyRecord = z.infer<typeof propertyRecord>;

/**
 * The fields of a record that the card of a listing shows. What does not apply to the listing is absent: fields that are
 * null, false, zero or empty in the record, the state of a finished home, the move-in date of a sale.
 */
export const cardRecord = propertyRecord
  .pick({
    id: true,
    propertyType: true,
    title: true,
    active: true,
    latitude: true,
    longitude: true,
    postedBy: true,
    lastConfirmedOn: true,
  })
  .extend(
    propertyRecord
      .pick({
        type: true,
        rent: true,
        minRent: true,
        price: true,
        deposit: true,
        maintenance: true,
        maintenanceAmount: true,
        propertySize: true,
        furnishing: true,
        state: true,
        commercialType: true,
        flatmateRoom: true,
        roomTypes: true,
        pgTenant: true,
        foodIncluded: true,
        availableFrom: true,
        priceDrop: true,
        sponsored: true,
        inactiveReason: true,
        distanceKm: true,
        /** Without it, the address is `listingLink` of category, title and id. */
        detailUrl: true,
      })
      .partial().shape,
  )
  .extend({
    /** With the name of the room, and the first with its colour. */
    photos: z.array(photo.pick({ id: true }).extend(photo.omit({ id: true }).partial().shape)),
  });

export type CardRecord = z.infer<typeof cardRecord>;

/** Beds, meals, rules and gate of a PG, the building, and the kind of place of a commercial space. */
const postedDetails = z
  .object({
    beds: z.array(z.object({ type: z.enum(PG_ROOM_TYPES), beds: z.number(), rent: z.number(), deposit: z.number() })),
    meals: z.array(z.enum(PG_MEALS)),
    rules: z.array(z.enum(PG_RULES)),
    gateCloses: z.enum(GATE_TIMES),
    commercialLocality: z.enum(COMMERCIAL_LOCALITIES),
    buildingName: z.string(),
  })
  .partial();

/** A place that a search resolved from a slug. */
const searchedPlace = z.object({
  kind: z.enum(['locality', 'society', 'landmark', 'metro']),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

/** `value` is exact unless `capped`, which means there are more. */
export const total = z.object({ value: z.number(), capped: z.boolean() });

/** A filter that would bring results if dropped: `field` is a key of the search. */
const relaxation = z.object({
  field: z.string(),
  /** New value as query text; empty drops the filter. */
  value: z.string(),
  count: z.number(),
});

const searchAnswer = z.object({
  records: z.array(propertyRecord),
  total,
  page: z.number(),
  /** Keyset cursors of the neighbouring pages, so that a numbered link costs no more than page 1. */
  pages: z.array(z.object({ page: z.number(), after: z.string() })),
  /** Slugs of the search that were resolved. */
  places: z.array(searchedPlace),
  /** Only when nothing was found: what to relax, best first. */
  relaxations: z.array(relaxation),
  /** Only on the first page: the options that split the results best, with the count of each. */
  refinements: z.array(z.object({ field: z.string(), value: z.string(), count: z.number() })),
});

export type SearchAnswer = z.infer<typeof searchAnswer>;

const cardsAnswer = searchAnswer.extend({ records: z.array(cardRecord) });

export type CardsAnswer = z.infer<typeof cardsAnswer>;

const pageQuery = listingQuery.extend({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  /** Cursor of the page, from `pages`; without it the page is found by its offset. */
  after: z.string().max(200).optional(),
  size: z.coerce.number().int().min(1).max(60).default(RESULTS_PER_PAGE),
});

export type PageQuery = z.output<typeof pageQuery>;

const option = z.object({ value: z.string(), count: z.number() });

const facetsAnswer = z.object({
  total,
  /** By search field (`bhk`, `furnishing`, …): the count of results for each option. */
  facets: z.record(z.string(), z.array(option)),
});

export type FacetsAnswer = z.infer<typeof facetsAnswer>;

export const trendPoint = z.object({
  /** `2026-03`. */
  month: z.string(),
  /** Median ₹ a month (rent) or ₹ per sq ft (sale). */
  value: z.number(),
  /** Listings behind the value. */
  sampleSize: z.number(),
});

export const propertyCalls = {
  'GET /api/v1/property/search': {
    summary: 'A page of listings that fit the search',
    replica: true,
    query: pageQuery,
    answer: searchAnswer,
  },
  'GET /api/v1/property/search/cards': {
    summary: 'The same page with what cards show of its listings, a third of the size',
    replica: true,
    query: pageQuery,
    answer: cardsAnswer,
  },
  'GET /api/v1/property/search/facets': {
    summary: 'Counts by filter option, and the total, for the search',
    query: listingQuery,
    answer: facetsAnswer,
  },
  'GET /api/v1/property/search/map': {
    summary: 'Pins of the search within bounds, newest first, at most 1000',
    replica: true,
    query: listingQuery,
    answer: z.object({
      total,
      pins: z.array(
        z.object({
          id: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          /** ₹ (a month for rent). */
          price: z.number(),
          title: z.string(),
          url: z.string(),
        }),
      ),
    }),
  },
  'GET /api/v1/property/{propertyId}': {
    summary: 'One listing, with its description and what is near',
    replica: true,
    params: z.object({ propertyId }),
    answer: z.object({
      record: propertyRecord,
      description: z.string(),
      /** Nearest places of each kind, straight-line km, nearest first. */
      nearby: z.array(
        z.object({
          kind: z.enum(['metro', 'hospital', 'school', 'college', 'mall', 'park', 'tech_park', 'station', 'airport']),
          name: z.string(),
          distanceKm: z.number(),
        }),
      ),
      /** Whether the badge is shown; the checks behind it have a call of their own. */
      verified: z.boolean(),
      /** Price history, ₹, oldest first; epoch ms. */
      priceChanges: z.array(z.object({ on: z.number(), from: z.number(), to: z.number() })),
      /** Median price of live homes like this one, ₹; of the whole city if the locality has too few. */
      priceContext: z.object({ median: z.number(), homes: z.number(), wider: z.boolean() }).optional(),
      /** Other listings of the same home; search shows one of them. */
      alsoPosted: z.array(z.object({ url: z.string(), price: z.number(), postedOn: z.number(), shown: z.boolean() })),
      society: z
        .object({ slug: z.string(), name: z.string(), builder: z.string(), units: z.number(), listings: z.number() })
        .nullable(),
      /** What its owner has posted beyond the record; without it the listing was not posted by a form. */
      details: postedDetails.optional(),
    }),
  },
  'GET /api/v1/property/{type}similar/{id}': {
    summary: 'Listings like this one; type is rent, buy, pg, shared, plot, commercial_rent or commercial_buy',
    replica: true,
    params: z.object({ type: z.string().max(20), id: propertyId }),
    query: z.object({ isScheduledVisit: flag }),
    answer: z.object({ records: z.array(propertyRecord) }),
  },
  'GET /api/v2/property/{propertyId}/rent/trends': {
    summary: 'Monthly medians of the locality for homes of this size, 36 months',
    replica: true,
    params: z.object({ propertyId }),
    answer: z.object({
      locality: z.string(),
      bhk: z.string().nullable(),
      unit: z.enum(['rent_per_month', 'price_per_sqft']),
      points: z.array(trendPoint),
    }),
  },
} as const satisfies CallContracts;
