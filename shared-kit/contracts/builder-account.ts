import { z } from 'zod';
import { BUILDER_CLAIM_STATES, BUILDER_PAPERS, jobTitleError } from '../domain/builder-account.ts';
import { isValidEmail } from '../domain/email.ts';
import { UNIT_TYPES } from '../domain/posting/unit-type.ts';
import { PROJECT_STAGES } from '../domain/projects/project-options.ts';
import { type CallContracts, ruled } from './call.ts';
import { builderId, projectId } from './project-values.ts';
import { neededReason, optionalReason, takenBack, waitingCases } from './staff.ts';

const builder = z.object({ id: z.string(), name: z.string() });
const state = z.enum(BUILDER_CLAIM_STATES);
const paper = z.enum(BUILDER_PAPERS);

const claim = z.object({
  builder,
  state,
  jobTitle: z.string(),
  workEmail: z.string(),
  /** Papers that have been uploaded. */
  papers: z.array(paper),
  /** Why staff refused it, for the person; null in other states. */
  reason: z.string().nullable(),
  /** Epoch ms. */
  submittedOn: z.number().nullable(),
  decidedOn: z.number().nullable(),
});

export type BuilderClaim = z.infer<typeof claim>;

/** Accounts that act for a builder. */
export const builderAccountCalls = {
  'GET /api/v1/builder/builders': {
    summary: 'Builders whose name holds the text, at most ten',
    query: z.object({ name: z.string().trim().min(2).max(60) }),
    answer: z.object({ builders: z.array(builder) }),
  },
  'GET /api/v1/builder/account': {
    summary: 'Whether the viewer acts for a builder, and how far their request has come',
    personal: true,
    answer: z.object({ claim: claim.nullable() }),
  },
  'PUT /api/v1/builder/account': {
    summary: 'Asks to act for a builder, or changes the request until it is handed in',
    body: z.object({
      builderId,
      jobTitle: ruled(jobTitleError),
      workEmail: z.string().trim().max(200).refine(isValidEmail, 'Enter your e-mail address at the builder.'),
    }),
    personal: true,
    answer: z.object({ claim }),
  },
  'POST /api/v1/builder/account/submit': {
    summary: 'Hands the request in; 400 names what is missing',
    body: z.object({}).optional(),
    personal: true,
    answer: z.object({ claim }),
  },
  'DELETE /api/v1/builder/account': {
    summary: 'Ends acting for a builder, with the papers',
    personal: true,
    answer: z.object({ claim: z.null() }),
  },
  'GET /api/v1/staff/builder-claims': {
    summary: 'Requests to act for a builder that wait for a decision, oldest first; for staff',
    personal: true,
    answer: z.object({ claims: z.array(claim.extend({ accountId: z.string(), name: z.string() })) }),
  },
  'GET /api/v1/staff/builder-claims/waiting': {
    summary: 'Number of requests to act for a builder that wait; for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/builder-claims/{accountId}': {
    summary: 'Verifies a request to act for a builder, or refuses it; for staff',
    params: z.object({ accountId: z.string().max(60) }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('verified'), reason: optionalReason }),
      z.object({ decision: z.literal('refused'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ state }),
  },
  'DELETE /api/v1/staff/builder-claims/{accountId}/decision': {
    summary: 'Takes the last decision back, for half an hour; the request waits again; for staff',
    params: z.object({ accountId: z.string().max(60) }),
    personal: true,
    answer: takenBack,
  },
} as const satisfies CallContracts;

const unit = z.object({
  id: z.string(),
  type: z.enum(UNIT_TYPES),
  /** sq ft. */
  builtUpArea: z.number(),
  /** ₹, without taxes. */
  price: z.number(),
  /** Units of this kind, and those that are unsold. */
  total: z.number(),
  available: z.number(),
});

export type OwnUnit = z.infer<typeof unit>;

/** Prices and stock that a builder keeps. */
export const ownUnitCalls = {
  'GET /api/v1/builder/projects': {
    summary: 'Projects of the viewer’s builder with their units; for verified accounts of the builder',
    personal: true,
    answer: z.object({
      builder,
      projects: z.array(
        z.object({
          id: projectId,
          name: z.string(),
          city: z.string(),
          stage: z.enum(PROJECT_STAGES),
          /** When price and stock were last confirmed, `2026-11-23`. */
          updatedOn: z.string(),
          units: z.array(unit),
        }),
      ),
    }),
  },
  'PUT /api/v1/builder/projects/{id}/units/{unitId}': {
    summary: 'Changes price and stock of a kind of unit; people with a price alert are notified',
    params: z.object({ id: projectId, unitId: z.string().max(60) }),
    body: z.object({
      price: z.number().int().min(100_000).max(1_000_000_000),
      available: z.number().int().min(0).max(100_000),
    }),
    personal: true,
    answer: z.object({ unit }),
  },
} as const satisfies CallContracts;
