import { z } from 'zod';
import {
  REVIEW_ASPECT_NAMES,
  REVIEW_LENGTH,
  REVIEW_REPORT_REASON_NAMES,
  REVIEW_SORT_NAMES,
  REVIEWER_STANDING_NAMES,
  replyTextError,
  reviewTextError,
} from '../domain/project-review.ts';
import type { CallContracts } from './call.ts';
import { projectId } from './project-values.ts';
import { neededReason, optionalReason, takenBack, waitingCases } from './staff.ts';

const reviewId = z.string().regex(/^prv_[\w-]{20}$/);
const stars = z.number().int().min(1).max(5);
const aspects = z.partialRecord(z.enum(REVIEW_ASPECT_NAMES), stars);

const checked = (rule: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = rule(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

/** Its address comes from `projectLink`. */
const project = z.object({ id: z.string(), name: z.string(), builder: z.string(), city: z.string() });

const review = z.object({
  id: z.string(),
  /** First name. */
  author: z.string(),
  standing: z.enum(REVIEWER_STANDING_NAMES),
  rating: stars,
  aspects,
  text: z.string(),
  /** Epoch ms. */
  writtenOn: z.number(),
  edited: z.boolean(),
  /** The builder's reply; null without one. */
  reply: z.object({ text: z.string(), at: z.number() }).nullable(),
  /** Invented for the demonstration, by nobody. */
  demonstration: z.boolean(),
});

export type ProjectReview = z.infer<typeof review>;

const spread = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);

const summary = z.object({
  count: z.number().int(),
  /** To one decimal; 0 without reviews. */
  mean: z.number(),
  /** Reviews with 1, 2, 3, 4 and 5 stars. */
  spread,
  /** Mean of each aspect that somebody has rated, to one decimal. */
  aspects: z.partialRecord(z.enum(REVIEW_ASPECT_NAMES), z.number()),
  /** How many of them were invented for the demonstration. */
  demonstration: z.number().int(),
  /** Reviews of people alone: what structured data may name. */
  real: z.object({ count: z.number().int(), mean: z.number() }),
});

export type ReviewSummary = z.infer<typeof summary>;

const mine = z.object({
  /** The standings in which the viewer may write; empty with a reason. */
  standings: z.array(z.enum(REVIEWER_STANDING_NAMES)),
  /** Why the viewer may not write; null if they may. */
  why: z.string().nullable(),
  /** The viewer's own review; null without one. */
  review: review.extend({ flat: z.string().nullable(), hidden: z.boolean() }).nullable(),
});

/** Reviews of projects by residents and visitors. */
export const projectReviewCalls = {
  'GET /api/v1/building/{id}/reviews': {
    summary: 'Reviews of a project with their spread, ten a page',
    params: z.object({ id: projectId }),
    query: z.object({ sort: z.enum(REVIEW_SORT_NAMES).default('newest'), cursor: z.string().max(80).optional() }),
    answer: z.object({ summary, reviews: z.array(review), next: z.string().nullable() }),
  },
  'GET /api/v1/building/{id}/reviews/mine': {
    summary: 'Whether the viewer may review a project, as whom, and their own review',
    params: z.object({ id: projectId }),
    personal: true,
    answer: mine,
  },
  'PUT /api/v1/building/{id}/reviews/mine': {
    summary: 'Writes or changes the viewer’s only review of a project',
    params: z.object({ id: projectId }),
    body: z.object({
      standing: z.enum(REVIEWER_STANDING_NAMES),
      rating: stars,
      aspects: aspects.default({}),
      text: checked(reviewTextError),
      /** Number of the flat, of residents by their own statement; nobody else sees it. */
      flat: z.string().trim().max(REVIEW_LENGTH.flat).default(''),
    }),
    personal: true,
    answer: mine,
  },
  'DELETE /api/v1/building/{id}/reviews/mine': {
    summary: 'Deletes the viewer’s review of a project',
    params: z.object({ id: projectId }),
    personal: true,
    answer: mine,
  },
  'PUT /api/v1/project-reviews/{reviewId}/report': {
    summary: 'Reports a review to our staff, once a person',
    params: z.object({ reviewId }),
    body: z.object({ reason: z.enum(REVIEW_REPORT_REASON_NAMES), words: z.string().trim().max(500).default('') }),
    personal: true,
    answer: z.object({ reported: z.literal(true) }),
  },
  'GET /api/v1/builder/reviews': {
    summary: 'Reviews of the projects of the viewer’s builder, newest first; for verified accounts of the builder',
    query: z.object({ cursor: z.string().max(80).optional() }),
    personal: true,
    answer: z.object({ reviews: z.array(review.extend({ project })), next: z.string().nullable() }),
  },
  'PUT /api/v1/builder/reviews/{reviewId}/reply': {
    summary: 'Replies to a review in the builder’s name, in the place of an earlier reply',
    params: z.object({ reviewId }),
    body: z.object({ text: checked(replyTextError) }),
    personal: true,
    answer: z.object({ review }),
  },
  'DELETE /api/v1/builder/reviews/{reviewId}/reply': {
    summary: 'Removes the builder’s reply to a review',
    params: z.object({ reviewId }),
    personal: true,
    answer: z.object({ review }),
  },
  'GET /api/v1/staff/project-reviews': {
    summary: 'Reported reviews that wait for a decision, oldest first; for staff',
    personal: true,
    answer: z.object({
      reviews: z.array(
        review.extend({
          project,
          reports: z.array(z.object({ reason: z.enum(REVIEW_REPORT_REASON_NAMES), words: z.string(), at: z.number() })),
        }),
      ),
    }),
  },
  'GET /api/v1/staff/project-reviews/waiting': {
    summary: 'Number of reported reviews that wait for a decision; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/project-reviews/{reviewId}': {
    summary: 'Keeps a reported review or hides it; for staff',
    params: z.object({ reviewId }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('kept'), reason: optionalReason }),
      z.object({ decision: z.literal('hidden'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ hidden: z.boolean() }),
  },
  'DELETE /api/v1/staff/project-reviews/{reviewId}/decision': {
    summary: 'Takes the last decision back, for half an hour; the review waits again; for staff',
    params: z.object({ reviewId }),
    personal: true,
    answer: takenBack,
  },
} as const satisfies CallContracts;
