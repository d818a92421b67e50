import { z } from 'zod';
import { ALERT_CHANNELS, ALERT_FREQUENCIES } from '../domain/alert-options.ts';
import { ALERT_PRIORITIES, PRIORITIES_AT_MOST } from '../domain/alert-priorities.ts';
import type { AlertField } from '../domain/alert-requirement.ts';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { MAX_LOCALITIES } from '../domain/listing-search.ts';
import { type CallContracts, slug } from './call.ts';
import { propertyRecord } from './property.ts';

const ALERT_FIELDS = [
  'tenantType',
  'houseType',
  'propertyType',
  'roomType',
  'preferredTenant',
  'furnishing',
  'furnishingType',
  'shiftingDate',
  'planningToBuy',
] as const satisfies readonly AlertField[];

const category = z.enum(LISTING_CATEGORIES);
const frequency = z.enum(ALERT_FREQUENCIES);
const channel = z.enum(ALERT_CHANNELS);
const alertId = z.string().regex(/^alt_[\w-]{20}$/);
/** Identifies a message and proves that we sent it; it contains no personal data. */
const stopToken = z.string().max(100);
/** Path and query of a search on this site. */
const address = z
  .string()
  .max(2_000)
  .regex(/^\/(?![/\\])[^\s\0]*$/, 'must be the address of a search on this site');
const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line');

const answers = z.partialRecord(z.enum(ALERT_FIELDS), z.array(z.string().max(40)).max(12));

const input = z.object({
  id: z.enum(ALERT_FIELDS),
  text: z.string(),
  mandatory: z.boolean(),
  type: z.literal('chip'),
  several: z.boolean(),
  values: z.array(z.object({ id: z.string(), text: z.string(), value: z.string(), category })),
});

const requirement = z.object({
  alertRequirementId: alertId,
  category,
  city: z.string(),
  answers,
  localities: z.array(z.string()),
  maxPrice: z.number().nullable(),
  priorities: z.array(z.enum(ALERT_PRIORITIES)),
});

/** A matching home, with the reasons in words. */
const matched = z.object({ record: propertyRecord, reasons: z.array(z.string()) });

const alert = z.object({
  id: alertId,
  kind: z.enum(['search', 'requirement']),
  name: z.string(),
  category,
  city: z.string(),
  /** Address of its results. */
  address: z.string(),
  frequency,
  channel,
  paused: z.boolean(),
  /** Whether the channel still reaches the person. */
  reachable: z.boolean(),
  /** When the next notification is due if there is a match, epoch ms; null while paused, and for immediate alerts. */
  nextRun: z.number().nullable(),
  /** The newest matching homes. */
  lastMatches: z.array(
    z.object({ id: z.string(), title: z.string(), url: z.string(), active: z.boolean(), foundOn: z.number() }),
  ),
  requirement: requirement.nullable(),
});

export type Alert = z.infer<typeof alert>;
export type AlertRequirement = z.infer<typeof requirement>;
export type MatchedHome = z.infer<typeof matched>;

const channels = z.array(z.object({ channel, reachable: z.boolean() }));
const done = z.object({ status: z.literal('success') });

export const alertCalls = {
  'GET /api/v1/alerts/inputs': {
    summary: 'What a requirement asks, by category',
    answer: z.object({ inputs: z.record(category, z.array(input)) }),
  },
  'GET /api/v1/alerts': {
    summary: 'Alerts of who is logged in, the newest first, and the channels that reach them',
    personal: true,
    answer: z.object({
      alerts: z.array(alert),
      channels,
      timeZone: z.string(),
      /** Whether the person is notified when a shortlisted home gets cheaper. */
      priceDrops: z.boolean(),
    }),
  },
  'PUT /api/v1/alerts/price-drops': {
    summary: 'Sets whether the person is notified when a home on their shortlist costs less',
    body: z.object({ told: z.boolean() }),
    personal: true,
    answer: z.object({ told: z.boolean() }),
  },
  'POST /api/v1/alerts': {
    summary: 'Saves a search; saving it again changes its channel and frequency',
    body: z.object({ address, name: name.optional(), frequency, channel: channel.optional() }),
    personal: true,
    answer: z.object({ alert }),
  },
  'PATCH /api/v1/alerts/{alertId}': {
    summary: 'Renames an alert, changes its channel and frequency, pauses or resumes it',
    params: z.object({ alertId }),
    body: z.object({ name, frequency, channel, paused: z.boolean() }).partial(),
    personal: true,
    answer: z.object({ alert }),
  },
  'DELETE /api/v1/alerts/{alertId}': {
    summary: 'Deletes an alert, saved search or requirement',
    params: z.object({ alertId }),
    personal: true,
    answer: done,
  },
  'GET /api/v1/alerts/requirement': {
    summary: 'The requirement of a category and city, with homes that fit it; null without one',
    query: z.object({ category, city: slug }),
    personal: true,
    answer: z.object({
      alertRequirementId: alertId.nullable(),
      requirement: requirement.nullable(),
      recommendedProperties: z.array(matched),
    }),
  },
  'POST /api/v1/alerts/requirement': {
    summary: 'Says what somebody needs, in one category or several of a city; one each, said again it is changed',
    body: z.object({
      city: slug,
      requirements: z
        .array(
          z.object({
            category,
            answers,
            localities: z.array(slug).max(MAX_LOCALITIES).default([]),
            /** ₹ a month, or ₹ for sale categories. */
            maxPrice: z.number().int().min(1).max(1_000_000_000).optional(),
          }),
        )
        .min(1)
        .max(LISTING_CATEGORIES.length),
      frequency: frequency.default('daily'),
      channel: channel.optional(),
    }),
    personal: true,
    answer: z.object({
      postAlertsSuccess: z.literal(true),
      requirements: z.array(requirement),
      recommendedProperties: z.array(matched),
    }),
  },
  'PUT /api/v1/alerts/requirement/{alertId}/priorities': {
    summary: 'Says what matters most among the homes that fit, in its order',
    params: z.object({ alertId }),
    body: z.object({ priorities: z.array(z.enum(ALERT_PRIORITIES)).max(PRIORITIES_AT_MOST) }),
    personal: true,
    answer: z.object({ requirement, recommendedProperties: z.array(matched) }),
  },
  'GET /api/v1/alerts/stop/{token}': {
    summary: 'The alerts that a message was about, and whether they are stopped; changes nothing',
    params: z.object({ token: stopToken }),
    personal: true,
    answer: z.object({ alerts: z.array(z.object({ name: z.string(), stopped: z.boolean() })) }),
  },
} as const satisfies CallContracts;
