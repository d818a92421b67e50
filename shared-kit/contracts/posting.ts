import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { PAGE_NAMES } from '../domain/posting/posting-kinds.ts';
import { type CallContracts, slug } from './call.ts';
import { fieldName, postingChanges, postingValues } from './posting-values.ts';
import { propertyId } from './property.ts';

/** Epoch ms. */
const at = z.number();

/** One open form: a tab of a browser. Random, made by the page. */
const editor = z.string().regex(/^[\w-]{1,40}$/, 'must be 1 to 40 letters, digits, _ or -');

const problem = z.object({
  field: fieldName,
  page: z.enum(PAGE_NAMES),
  message: z.string(),
  /** Nothing was typed yet, so a form shows it only after a try to go on. */
  missing: z.boolean(),
});

/** A hint on the words of the description. */
const textWarning = z.object({
  kind: z.enum(['phone', 'email', 'link', 'capitals', 'discrimination']),
  found: z.string(),
  message: z.string(),
  /** The listing cannot be published with it. */
  blocks: z.boolean(),
});

/** Where the price stands among comparable homes; null with too few of them, or without price and place. */
const pricePosition = z
  .object({
    percentile: z.number(),
    homes: z.number().int(),
    /** ₹: half of the comparable homes cost from `low` to `high`. */
    low: z.number(),
    median: z.number(),
    high: z.number(),
    verdict: z.enum(['low', 'usual', 'high']),
  })
  .nullable();

const quality = z.object({
  /** 0 to 100. */
  score: z.number().int(),
  /** The three things that would raise it most. */
  hints: z.array(z.object({ page: z.enum(PAGE_NAMES), words: z.string(), points: z.number().int() })),
});

/**
 * `draft`: never published. `checking`: published, and visible as soon as the checks have passed. `live`: search shows
 * it. `held`: waits for staff. `refused`: staff did not release it. `duplicate`: another listing of the same home is
 * shown. `paused`, `closed` (let or sold) and `deleted`: not shown, by the owner or for silence.
 */
export const POSTING_STATES = [
  'draft',
  'checking',
  'live',
  'held',
  'refused',
  'duplicate',
  'paused',
  'closed',
  'deleted',
] as const;

const progress = z.object({
  steps: z.array(z.object({ page: z.enum(PAGE_NAMES), state: z.enum(['empty', 'started', 'problem', 'done']) })),
  percent: z.number().int(),
  /** The step to go on with. */
  next: z.enum(PAGE_NAMES),
  publishable: z.boolean(),
});

export const draft = z.object({
  /** Also the id of the listing. */
  id: propertyId,
  category: z.enum(LISTING_CATEGORIES),
  city: slug,
  state: z.enum(POSTING_STATES),
  /** Rises with every change. */
  version: z.number().int(),
  values: postingValues,
  /** Fields that differ from the published listing, so that they wait for the next publishing. */
  unpublished: z.array(fieldName),
  problems: z.array(problem),
  warnings: z.array(textWarning),
  progress,
  quality,
  changedOn: at,
  /** Until when its deletion can be undone, epoch ms; null unless it was deleted. */
  undoUntil: at.nullable(),
});

export type Draft = z.infer<typeof draft>;

/** A draft in a list. */
const draftLine = z.object({
  id: propertyId,
  category: z.enum(LISTING_CATEGORIES),
  city: slug,
  /** `2 BHK in Koramangala`, from what is known. */
  title: z.string(),
  percent: z.number().int(),
  next: z.enum(PAGE_NAMES),
  /** Where to go on: `/property/manage/rent/{id}/{next}`. */
  url: z.string(),
  changedOn: at,
  /** When it is deleted if nothing changes, epoch ms. */
  deletedOn: at,
});

const params = z.object({ propertyId });

/** Drafts of listings: started, saved field by field, and gone on with on another device. */
export const postingCalls = {
  'POST /api/v1/property/manage': {
    summary: 'Starts a draft of a kind in a city, empty or copied from a listing or draft of the person',
    body: z.strictObject({
      category: z.enum(LISTING_CATEGORIES),
      city: slug,
      /** Copies the fields that both kinds have, without photos, from this listing or draft of the person. */
      copyOf: propertyId.optional(),
      /** Answers that were given before, such as while exploring. */
      changes: postingChanges.optional(),
    }),
    personal: true,
    idempotent: true,
    answer: draft,
  },
  'GET /api/v1/property/manage/{propertyId}': {
    summary: 'A draft or listing of the person as its form shows it; never cached',
    params,
    personal: true,
    answer: draft,
  },
  'PATCH /api/v1/property/manage/{propertyId}': {
    summary:
      'Saves changed fields; of two devices the value typed last is kept, and `conflicts` has both; safe to repeat',
    params,
    body: z.strictObject({
      /** Version that the form has seen. */
      base: z.number().int().nonnegative(),
      editor,
      changes: postingChanges,
    }),
    personal: true,
    answer: z.object({
      draft,
      /** Other forms have changed the draft since `base`: these fields. */
      changedElsewhere: z.array(fieldName),
      conflicts: z.array(
        z.object({
          field: fieldName,
          /** Whether this form's value was kept. */
          mine: z.boolean(),
          kept: z.unknown(),
          dropped: z.unknown(),
        }),
      ),
    }),
  },
  'DELETE /api/v1/property/manage/{propertyId}/draft': {
    summary: 'Deletes a draft that was never published, with its photos; for half an hour that can be undone',
    params,
    personal: true,
    answer: z.object({
      removed: z.literal(true),
      /** Epoch ms. */
      undoUntil: z.number(),
    }),
  },
  'GET /user/{userId}/continue/listings': {
    summary: 'The unfinished listings of the person, the one changed last first; of nobody else',
    params: z.object({ userId: z.string().max(60) }),
    personal: true,
    answer: z.object({ statusCode: z.literal(200), responseBody: z.object({ listings: z.array(draftLine) }) }),
  },
  'GET /api/v1/property/manage/{propertyId}/price': {
    summary: 'Where the price of a draft stands among comparable live homes of its place',
    params,
    personal: true,
    answer: z.object({
      position: pricePosition,
      /** `2 BHK homes for rent in Koramangala`. */
      comparedWith: z.string(),
    }),
  },
  'POST /api/v1/property/validate/description': {
    summary: 'Warnings about a text before it is saved: contact data, links, capitals, shutting people out',
    body: z.strictObject({ text: z.string().max(5_000) }),
    answer: z.object({ valid: z.boolean(), warnings: z.array(textWarning) }),
  },
  'GET /api/v1/property/metadata': {
    summary: 'Kinds, steps and fields of the posting forms with options, limits and labels',
    answer: z.object({
      kinds: z.array(
        z.object({
          category: z.enum(LISTING_CATEGORIES),
          segment: z.string(),
          steps: z.array(
            z.object({
              page: z.enum(PAGE_NAMES),
              title: z.string(),
              fields: z.array(
                z.object({
                  name: fieldName,
                  label: z.string(),
                  kind: z.string(),
                  required: z.boolean(),
                  unit: z.string().optional(),
                  minimum: z.number().optional(),
                  maximum: z.number().optional(),
                  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  },
  'POST /api/v1/property/manage/{propertyId}/nullreject': {
    summary: 'Fields of a step that are required and empty; `pageNo` counts the steps from 1',
    params,
    body: z.strictObject({ pageNo: z.number().int().min(1).max(PAGE_NAMES.length) }),
    personal: true,
    answer: z.object({ page: z.enum(PAGE_NAMES), rejected: z.boolean(), problems: z.array(problem) }),
  },
} as const satisfies CallContracts;
