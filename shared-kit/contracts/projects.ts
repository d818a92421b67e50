import { z } from 'zod';
import { COMPARED_PROJECTS, PROJECTS_PER_PAGE } from '../domain/projects/project-search.ts';
import { type CallContracts, slug } from './call.ts';
import { builderId, projectCard, projectDetail, projectId, projectQuery } from './project-values.ts';
import { propertyRecord } from './property.ts';

const place = z.object({ id: z.string(), slug, name: z.string(), latitude: z.number(), longitude: z.number() });

const listAnswer = z.object({
  projects: z.array(projectCard),
  total: z.number(),
  page: z.number(),
  /** Cursor of the next page; null on the last one. */
  next: z.string().nullable(),
  /** Localities of the search that were found. */
  places: z.array(place),
  /** The builder of the search; null without one, or if there is none of that name. */
  builder: z.object({ id: builderId, name: z.string() }).nullable(),
  /** An advertised project that fits the search, on the first page only. It may be among `projects` too. */
  sponsored: projectCard.nullable(),
});

export type ProjectList = z.infer<typeof listAnswer>;

const option = z.object({ value: z.string(), name: z.string(), count: z.number() });

const facetsAnswer = z.object({
  total: z.number(),
  /** Options with their counts, each counted with all other filters. Builders and localities: the largest ones. */
  stages: z.array(option),
  units: z.array(option),
  possession: z.array(option),
  rera: z.array(option),
  builder: z.array(option),
  localities: z.array(option),
});

export type ProjectFacets = z.infer<typeof facetsAnswer>;

const pin = z.object({
  id: projectId,
  name: z.string(),
  url: z.string(),
  locality: z.string(),
  localitySlug: slug,
  latitude: z.number(),
  longitude: z.number(),
  /** ₹ of the cheapest unit. */
  minPrice: z.number(),
});

export type ProjectPin = z.infer<typeof pin>;

const listItem = z.object({ name: z.string(), url: z.string(), locality: z.string() });

/** A project beside others: the record of its page, reduced to what is compared. */
const compared = projectDetail.omit({ about: true, images: true, imageRera: true, paymentPlan: true });

export type ComparedProject = z.infer<typeof compared>;

const comparisonAnswer = z.object({
  /** Always four tabs: the default fills the first and leaves the rest empty. */
  tabsList: z.array(z.object({ id: projectId, name: z.string() }).nullable()).length(COMPARED_PROJECTS),
  buildings: z.array(compared),
  /** The project of the address, to which the others are compared. */
  parentBuildingDetails: z.object({
    id: projectId,
    name: z.string(),
    url: z.string(),
    /** ₹ per sq ft. */
    pricePerSqft: z.number(),
  }),
});

export type ProjectComparison = z.infer<typeof comparisonAnswer>;

const nearPlace = z.object({
  kind: z.enum(['metro', 'hospital', 'school', 'college', 'mall', 'park', 'tech_park', 'station', 'airport']),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Straight line. */
  distanceKm: z.number(),
});

const rate = z.object({
  /** `2026-03`. */
  month: z.string(),
  /** ₹ per sq ft asked in the project; null before its launch. */
  project: z.number().nullable(),
  /** Median ₹ per sq ft of the locality. */
  locality: z.number(),
  /** Listings behind the median of the locality. */
  sampleSize: z.number(),
});

export type ProjectRate = z.infer<typeof rate>;

const builderFacts = z.object({
  id: builderId,
  name: z.string(),
  url: z.string(),
  since: z.number(),
  /** Projects on the site, by stage. */
  NEW_LAUNCH: z.number(),
  UNDER_CONSTRUCTION: z.number(),
  READY: z.number(),
  cities: z.array(slug),
});

export const projectCalls = {
  'GET /api/v1/project/search': {
    summary: 'A page of projects that fit the search',
    query: projectQuery.extend({
      page: z.coerce.number().int().min(1).max(500).default(1),
      /** Cursor of the page, from `next`; without it the page is found by its offset. */
      after: z.string().max(200).optional(),
      size: z.coerce.number().int().min(1).max(60).default(PROJECTS_PER_PAGE),
    }),
    answer: listAnswer,
  },
  'GET /api/v1/project/search/facets': {
    summary: 'Counts by filter option, and the total, for the search',
    query: projectQuery,
    answer: facetsAnswer,
  },
  'GET /api/v1/project/search/map': {
    summary: 'Pins of the search within bounds, newest launch first, at most 500',
    query: projectQuery,
    answer: z.object({ total: z.number(), pins: z.array(pin) }),
  },
  'GET /api/v1/project/names': {
    summary: 'Projects whose name, or whose builder’s name, contains a text: of a city, or where none is named of all',
    query: z.object({
      city: slug.optional(),
      hint: z.string().trim().min(1).max(60),
      size: z.coerce.number().int().min(1).max(20).default(8),
    }),
    answer: z.object({ projects: z.array(projectCard) }),
  },
  'GET /api/v1/project/footer': {
    summary: 'New and ready-to-move projects of five cities, at most ten each',
    answer: z.object({
      cities: z.array(z.object({ city: slug, newProjects: z.array(listItem), readyToMove: z.array(listItem) })),
    }),
  },
  'GET /api/v2/building/{id}': {
    summary: 'One project, with its units, plans, pictures and payment plan',
    params: z.object({ id: projectId }),
    answer: projectDetail,
  },
  'GET /api/v2/building/{id}/nearby': {
    summary: 'Places around a project with their distances, and projects: of the builder, similar ones, and near ones',
    params: z.object({ id: projectId }),
    answer: z.object({
      places: z.array(nearPlace),
      /** Other projects of the builder, nearest first. */
      builderNearBy: z.array(projectCard),
      /** Of other builders: about the same price in the city. */
      similar: z.array(projectCard),
      /** Of any builder, nearest first. */
      near: z.array(projectCard.extend({ distanceKm: z.number() })),
      /** The advertised project of `sponsoredBuildingId`. */
      sponsored: projectCard.nullable(),
    }),
  },
  'GET /api/v2/building/{id}/listings': {
    summary: 'Active listings in a project, newest first',
    params: z.object({ id: projectId }),
    query: z.object({
      category: z.enum(['RENT', 'BUY']),
      size: z.coerce.number().int().min(1).max(20).default(6),
    }),
    answer: z.object({ records: z.array(propertyRecord), total: z.number() }),
  },
  'GET /api/v2/building/{id}/rates': {
    summary: 'Price per sq ft of a project and of its locality over time, 36 months',
    params: z.object({ id: projectId }),
    answer: z.object({ points: z.array(rate) }),
  },
  'GET /api/v2/building/{id}/comparison': {
    summary: 'A project beside up to three others',
    params: z.object({ id: projectId }),
    query: z.object({
      /** Ids of the others, joined by commas; unknown ones are left out. */
      with: z
        .string()
        .default('')
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(projectId).max(COMPARED_PROJECTS - 1)),
    }),
    answer: comparisonAnswer,
  },
  'GET /api/v1/builder/top': {
    summary: 'Builders with the most projects in a city',
    query: z.object({ city: slug }),
    answer: z.object({ builders: z.array(builderFacts.extend({ totalSize: z.number() })) }),
  },
  'GET /api/v1/builder/{id}': {
    summary: 'A builder with counts of projects',
    params: z.object({ id: builderId }),
    answer: builderFacts,
  },
  'GET /api/v1/builder/{id}/buildings': {
    summary: 'Projects of a builder, page by page, newest launch first',
    params: z.object({ id: builderId }),
    query: z.object({
      city: slug.optional(),
      /** Leaves out the project whose page asks. */
      without: projectId.optional(),
      page: z.coerce.number().int().min(1).max(100).default(1),
      size: z.coerce.number().int().min(1).max(40).default(8),
    }),
    /** The same builder's next page is appended; another builder's replaces the list. */
    answer: z.object({ builderId, buildings: z.array(projectCard), totalSize: z.number() }),
  },
} as const satisfies CallContracts;
