import { z } from 'zod';
import { MAX_LOCALITIES } from '../domain/listing-search.ts';
import { UNIT_TYPES } from '../domain/posting/unit-type.ts';
import { PROJECT_ID } from '../domain/projects/project-id.ts';
import {
  IMAGE_TAGS,
  POSSESSIONS,
  PROJECT_AMENITIES,
  PROJECT_KINDS,
  PROJECT_SORTS,
  PROJECT_STAGES,
  ROOM_KINDS,
} from '../domain/projects/project-options.ts';
import { RERA_STATUSES } from '../domain/projects/rera.ts';
import { commaList, flag, slug, slugList } from './call.ts';
import { bounds } from './listing-query.ts';
import { photo } from './property.ts';

export const projectId = z.string().regex(PROJECT_ID, 'must be the id of a project');

export const builderId = z.string().regex(/^bld-[a-z0-9-]{1,80}$/, 'must be the id of a builder');

const rupees = z.coerce.number().int().min(0).max(1_000_000_000);

/** A day in India, `2028-12-31`. */
const day = z.string();

/** The search as query parameters; parsed it is a `ProjectSearch` of the domain. */
export const projectQuery = z.object({
  city: slug,
  localities: slugList(MAX_LOCALITIES),
  stages: commaList(PROJECT_STAGES),
  units: commaList(UNIT_TYPES),
  minPrice: rupees.optional(),
  maxPrice: rupees.optional(),
  possession: z.enum(POSSESSIONS).optional(),
  builder: slug.optional(),
  rera: flag,
  sort: z.enum(PROJECT_SORTS).default('newest'),
  bounds: bounds.optional(),
});

export type ProjectQuery = z.input<typeof projectQuery>;

/** A registration with its state. `number` and `validUntil` are null where the builder has given none. */
const rera = z.object({
  status: z.enum(RERA_STATUSES),
  /** `Karnataka`. */
  state: z.string(),
  number: z.string().nullable(),
  validUntil: day.nullable(),
});

/** A project in lists, comparisons and rows of similar ones. */
export const projectCard = z.object({
  id: projectId,
  name: z.string(),
  /** Its page. */
  url: z.string(),
  builder: z.object({ id: builderId, name: z.string() }),
  city: slug,
  locality: z.string(),
  localitySlug: slug,
  latitude: z.number(),
  longitude: z.number(),
  kind: z.enum(PROJECT_KINDS),
  stage: z.enum(PROJECT_STAGES),
  launchedOn: day,
  /** The first promise, and what is expected now, or when it was handed over. */
  promisedOn: day,
  possessionOn: day,
  /** ₹ of a unit. */
  minPrice: z.number(),
  maxPrice: z.number(),
  /** ₹ per sq ft of built-up area. */
  pricePerSqft: z.number(),
  /** Built-up area, sq ft. */
  minSize: z.number(),
  maxSize: z.number(),
  units: z.array(z.enum(UNIT_TYPES)),
  rera,
  picture: photo,
  sponsored: z.boolean(),
  /** `project` marks scraped data: nobody has confirmed it to us. Source: services-and-platform, section 3. */
  type: z.enum(['project', 'building']),
});

export type ProjectCard = z.infer<typeof projectCard>;

/** A room of a floor plan, in feet from the upper left corner of the home. */
const room = z.object({
  kind: z.enum(ROOM_KINDS),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  length: z.number(),
});

export type PlanRoom = z.infer<typeof room>;

/** A kind of unit that the builder sells. */
const unit = z.object({
  id: z.string(),
  type: z.enum(UNIT_TYPES),
  /** sq ft; of a plot, both are its area. */
  carpetArea: z.number(),
  builtUpArea: z.number(),
  /** ₹, without taxes. */
  price: z.number(),
  /** ₹ per sq ft of built-up area. */
  pricePerSqft: z.number(),
  bathrooms: z.number(),
  balconies: z.number(),
  /** Units of this kind, and those that are unsold. */
  total: z.number(),
  available: z.number(),
  /** Null for a plot. The rooms fill the rectangle; a balcony is outside. */
  plan: z.object({ width: z.number(), length: z.number(), rooms: z.array(room) }).nullable(),
});

export type ProjectUnit = z.infer<typeof unit>;

const image = photo.extend({ tag: z.enum(IMAGE_TAGS) });

/** What is due when. `dueOn` is null for what depends on the buyer, such as the booking. */
const instalment = z.object({ name: z.string(), percent: z.number(), dueOn: day.nullable() });

export type PaymentInstalment = z.infer<typeof instalment>;

/** Everything on a project's page that is about the project itself. */
export const projectDetail = projectCard.extend({
  builder: z.object({
    id: builderId,
    name: z.string(),
    since: z.number(),
    /** Its page. */
    url: z.string(),
    /** Projects on the site: of all stages, and those handed over. */
    projects: z.number(),
    delivered: z.number(),
  }),
  cityName: z.string(),
  /** For stamp duty and registration. */
  state: z.string(),
  localityId: z.string(),
  pinCode: z.string(),
  address: z.string(),
  /** The society of its homes: `buildingId` of registered transactions, and the society of searches. */
  societyId: z.string(),
  societySlug: slug,
  towers: z.number(),
  /** Floors of the highest tower. */
  floors: z.number(),
  totalUnits: z.number(),
  /** Acres, to a tenth. */
  landAcres: z.number(),
  /** Percent of the land that is open. */
  openArea: z.number(),
  about: z.array(z.string()),
  highlights: z.array(z.string()),
  amenities: z.array(z.enum(PROJECT_AMENITIES)),
  unitTypes: z.array(unit),
  paymentPlan: z.array(instalment),
  /** The gallery, without the picture of the RERA QR code. */
  images: z.array(image),
  /** Apart from the gallery: what the QR code of the registration says, or null without one. */
  imageRera: z.object({ text: z.string(), alt: z.string() }).nullable(),
  /** Active listings in it. */
  listings: z.object({ RENT: z.number(), BUY: z.number() }),
  /** Another project that is advertised on this page; null without one. */
  sponsoredBuildingId: projectId.nullable(),
  sponsoredBuildingUrl: z.string().nullable(),
  /** When price and stock were last confirmed. */
  updatedOn: day,
});

export type ProjectDetail = z.infer<typeof projectDetail>;
