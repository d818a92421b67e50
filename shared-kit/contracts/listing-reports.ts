import { z } from 'zod';
import {
  LISTING_REPORT_OUTCOMES,
  LISTING_REPORT_REASON_KEYS,
  LISTING_REPORT_STATES,
  type ListingReportOutcome,
  type ListingReportState,
  REPORT_WORDS_AT_MOST,
} from '../domain/listing-report-reason.ts';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';

const reason = z.enum(LISTING_REPORT_REASON_KEYS);
const state = z.enum(Object.keys(LISTING_REPORT_STATES) as [ListingReportState, ...ListingReportState[]]);
const outcome = z.enum(Object.keys(LISTING_REPORT_OUTCOMES) as [ListingReportOutcome, ...ListingReportOutcome[]]);

const words = z.string().max(REPORT_WORDS_AT_MOST).trim();

const report = z.object({
  reason,
  /** The author's free text; empty for reasons that need none. */
  words: z.string(),
  state,
  /** The action taken; null until then. */
  outcome: outcome.nullable(),
  /** Epoch ms. */
  reportedOn: z.number(),
  decidedOn: z.number().nullable(),
});

export type ListingReport = z.infer<typeof report>;

export const listingReportCalls = {
  'GET /api/v1/property/{propertyId}/report': {
    summary: 'The viewer’s own report on a listing, and how it stands',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({ report: report.nullable() }),
  },
  'PUT /api/v1/property/{propertyId}/report': {
    summary: 'Reports a listing; once a person and listing, and it can be changed until it is decided',
    params: z.object({ propertyId }),
    body: z.object({ reason, words: words.default('') }),
    personal: true,
    answer: z.object({ report }),
  },
  'GET /api/v1/user/listing-reports': {
    summary: 'Reports of the viewer on listings, the last one first',
    personal: true,
    answer: z.object({
      reports: z.array(report.extend({ propertyId: z.string(), title: z.string(), url: z.string() })),
    }),
  },
  'GET /api/v1/user/listings/reported': {
    summary: 'One’s own listings that reports have paused, and what they say; never by whom',
    personal: true,
    answer: z.object({
      listings: z.array(
        z.object({
          propertyId: z.string(),
          /** As people chose them. */
          reasons: z.array(z.string()),
          /** Whether the owner’s confirmation makes it active again. */
          mayConfirm: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/v1/user/listings/{propertyId}/still-available': {
    summary: 'The owner says that a home reported as gone is still to be had: back on offer, once',
    params: z.object({ propertyId }),
    personal: true,
    answer: z.object({ active: z.boolean() }),
  },
  'GET /api/v1/staff/listing-reports': {
    summary: 'Reports on listings that wait for a decision, paused listings first; for staff',
    personal: true,
    answer: z.object({
      reports: z.array(
        z.object({
          id: z.string(),
          propertyId: z.string(),
          title: z.string(),
          reason,
          words: z.string(),
          state,
          reportedOn: z.number(),
          /** Its weight towards pausing: 1 for a person without negative signals. */
          weight: z.number(),
          paused: z.boolean(),
        }),
      ),
    }),
  },
  'POST /api/v1/staff/listing-reports/{reportId}': {
    summary: 'Says that a report is looked at, or decides it and says what was done; for staff',
    params: z.object({ reportId: z.string().regex(/^lrp_[\w-]{20}$/) }),
    body: z.discriminatedUnion('state', [
      z.object({ state: z.literal('looked_at') }),
      z.object({
        state: z.literal('upheld'),
        outcome: z.enum(['LISTING_TAKEN_DOWN', 'LISTING_CORRECTED', 'OWNER_WARNED']),
      }),
      z.object({ state: z.literal('dismissed'), outcome: z.literal('NOTHING_WRONG_FOUND') }),
    ]),
    personal: true,
    answer: z.object({ state, listingActive: z.boolean() }),
  },
} as const satisfies CallContracts;
