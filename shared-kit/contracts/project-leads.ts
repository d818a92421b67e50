import { z } from 'zod';
import {
  CALL_FREQUENCY_NAMES,
  CALL_REFUSALS,
  type CallRefusal,
  LEAD_CALLER_NAMES,
  LEAD_DAYS,
  LEAD_WISH_NAMES,
} from '../domain/project-lead.ts';
import { replyTextError } from '../domain/project-review.ts';
import { type CallContracts, flag } from './call.ts';
import { leadAttribution } from './lead-attribution.ts';
import { projectId } from './project-values.ts';

const leadId = z.string().regex(/^plead_[\w-]{20}$/);

/** `SENT` and `ANSWERED` are open; nobody may call in the other two. */
export const PROJECT_LEAD_STATES = ['SENT', 'ANSWERED', 'CLOSED', 'WITHDRAWN'] as const;

/** Its address comes from `projectLink`. */
const project = z.object({ id: z.string(), name: z.string(), builder: z.string(), city: z.string() });

const terms = z.object({
  wish: z.enum(LEAD_WISH_NAMES),
  callers: z.enum(LEAD_CALLER_NAMES),
  frequency: z.enum(CALL_FREQUENCY_NAMES),
  brochure: z.boolean(),
  /** `2026-12-05`, the wished day of a site visit; null without one. */
  visitOn: z.string().nullable(),
  message: z.string(),
  state: z.enum(PROJECT_LEAD_STATES),
  /** Epoch ms. */
  sentOn: z.number(),
  /** From then on nobody may call. */
  endsOn: z.number(),
  /** The builder's written answer; null until then. */
  answer: z.object({ text: z.string(), at: z.number() }).nullable(),
});

const ownLead = terms.extend({
  id: z.string(),
  project,
  days: z.number().int(),
  /** What the visitor agreed to, word by word. */
  consent: z.string(),
  /** When the builder saw the number, and who. */
  calls: z.array(z.object({ by: z.string(), at: z.number() })),
});

export type OwnProjectLead = z.infer<typeof ownLead>;

const builderLead = terms.extend({
  id: z.string(),
  project,
  /** First name; the number has a call of its own. */
  visitor: z.string(),
  /** Only of people who asked for the brochure. */
  email: z.string().nullable(),
  calls: z.array(z.object({ by: z.string(), at: z.number() })),
  /** Why the number is not shown to the viewer now; null if it is. */
  refusal: z.enum(Object.keys(CALL_REFUSALS) as [CallRefusal, ...CallRefusal[]]).nullable(),
});

export type BuilderLead = z.infer<typeof builderLead>;

/** What visitors ask one builder for, on their own terms. */
export const projectLeadCalls = {
  'POST /api/v2/building/{id}/createLead': {
    summary: 'Asks a builder for a call, a site visit or the brochure, on the visitor’s terms; again, it changes them',
    params: z.object({ id: projectId }),
    form: z.object({
      wish: z.enum(LEAD_WISH_NAMES).default('CALL'),
      callers: z.enum(LEAD_CALLER_NAMES).default('ONE_PERSON'),
      frequency: z.enum(CALL_FREQUENCY_NAMES).default('ONCE'),
      days: z.coerce
        .number()
        .refine((days) => LEAD_DAYS.some((each) => each === days), 'is not one of the choices')
        .default(LEAD_DAYS[0]),
      brochure: flag,
      visitOn: z.union([z.literal(''), z.iso.date()]).default(''),
      message: z.string().trim().max(500).default(''),
      ...leadAttribution,
    }),
    personal: true,
    answer: z.object({
      /** 200: the lead was created. Source: services-and-platform, section 4 (builder pages). */
      status: z.literal(200),
      lead: ownLead,
    }),
  },
  'GET /api/v1/building/{id}/lead': {
    summary: 'The viewer’s own request to the builder of a project, or null',
    params: z.object({ id: projectId }),
    personal: true,
    answer: z.object({ lead: ownLead.nullable() }),
  },
  'GET /api/v1/user/project-leads': {
    summary: 'The viewer’s requests to builders, newest first',
    personal: true,
    answer: z.object({ leads: z.array(ownLead) }),
  },
  'DELETE /api/v1/user/project-leads/{leadId}': {
    summary: 'Withdraws a request: the builder sees neither number nor e-mail address any more',
    params: z.object({ leadId }),
    personal: true,
    answer: z.object({ lead: ownLead }),
  },
  'GET /api/v1/builder/leads': {
    summary: 'Requests to the viewer’s builder, newest first; for verified accounts of the builder',
    query: z.object({ cursor: z.string().max(60).optional() }),
    personal: true,
    answer: z.object({ leads: z.array(builderLead), next: z.string().nullable() }),
  },
  'POST /api/v1/builder/leads/{leadId}/number': {
    summary: 'Shows a visitor’s number, which counts as a call; 409 with the reason where their terms forbid it',
    params: z.object({ leadId }),
    body: z.object({}).optional(),
    personal: true,
    answer: z.object({ phone: z.string(), lead: builderLead }),
  },
  'PUT /api/v1/builder/leads/{leadId}/answer': {
    summary: 'Answers a request in writing, or closes it',
    params: z.object({ leadId }),
    body: z.object({
      text: z
        .string()
        .trim()
        .superRefine((text, context) => {
          const message = text === '' ? undefined : replyTextError(text);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        })
        .default(''),
      close: z.boolean().default(false),
    }),
    personal: true,
    answer: z.object({ lead: builderLead }),
  },
} as const satisfies CallContracts;
