import { z } from 'zod';
import { SUPPORT_PAGE } from '../domain/support/support-page.ts';
import {
  replyError,
  TICKET_ENTRY_KINDS,
  TICKET_REFERENCE,
  TICKET_STATES,
  TICKET_SUBJECT_KEYS,
  TICKET_TEXT,
  TICKET_TOPIC_KEYS,
  ticketTextError,
} from '../domain/support/tickets.ts';
import type { CallContracts } from './call.ts';
import type { TopicContracts } from './live.ts';
import { waitingCases } from './staff.ts';

/** `T-7K2M9QXA`. */
const number = z.string().regex(/^T-[0-9A-Z]{8}$/, 'must be the number of a ticket');

/** A text of a rule, longer than `ruled` allows. */
const text = (rule: (text: string) => string | undefined) =>
  z
    .string()
    .trim()
    .max(TICKET_TEXT.most + 1_000)
    .superRefine((typed, context) => {
      const message = rule(typed);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });

/** Made by the caller: the same message again is the existing one. */
const clientKey = z.string().regex(/^[\w-]{8,64}$/);

/** Number of a ticket's entry. */
const seq = z.number().int();

const summary = z.object({
  number: z.string(),
  topic: z.enum(TICKET_TOPIC_KEYS),
  about: z.enum(TICKET_SUBJECT_KEYS).nullable(),
  reference: z.string(),
  state: z.enum(TICKET_STATES),
  /** It was begun as a chat. */
  chat: z.boolean(),
  /** Epoch ms. */
  receivedOn: z.number(),
  /** By when we answer, epoch ms; null while it is not our turn. */
  dueOn: z.number().nullable(),
  /** First name of who has it; null while nobody has. */
  heldBy: z.string().nullable(),
});

export type TicketSummary = z.infer<typeof summary>;

const entry = z.object({
  seq,
  kind: z.enum(TICKET_ENTRY_KINDS),
  author: z.enum(['person', 'staff', 'aangan']),
  /** Empty for notes of the product. */
  text: z.string(),
  /** Epoch ms. */
  at: z.number(),
  /** The promise that it gave, epoch ms. */
  dueOn: z.number().nullable(),
  /** The file that it added. */
  fileId: z.string().nullable(),
});

export type TicketEntry = z.infer<typeof entry>;

const ticket = summary.extend({
  /** The page from which the person came, if they sent it along. */
  page: z.string().nullable(),
  /** The last entry that the person has seen. */
  seenSeq: seq,
  entries: z.array(entry),
  files: z.array(z.object({ id: z.string(), mediaType: z.string(), bytes: z.number().int(), at: z.number() })),
  /** Whether the first answer came in time; null before it. */
  inTime: z.boolean().nullable(),
  rating: z.number().int().nullable(),
  /** The person waits for a call about it. */
  wantsCall: z.boolean(),
  mayReopen: z.boolean(),
});

export type Ticket = z.infer<typeof ticket>;

/** Tickets that the list for staff holds. */
export const TICKETS_AT_ONCE = 200;

/** Requests to support: a person's own, and the answers of staff. */
export const ticketCalls = {
  'POST /crm-api/email/external-send': {
    summary: 'Opens a ticket of the person; the same text again on the same day is the existing one',
    form: z.object({
      topic: z.enum(TICKET_TOPIC_KEYS),
      text: text(ticketTextError),
      about: z.enum(TICKET_SUBJECT_KEYS).optional(),
      reference: z.string().regex(TICKET_REFERENCE, 'must be a reference of ours').optional(),
      /** It is a chat: the person waits for an answer on the page. */
      chat: z.enum(['yes']).optional(),
      /** The page from which the person came, by `supportPage`. */
      page: z.string().regex(SUPPORT_PAGE, 'must be a path of the site').optional(),
      /** A PDF or a picture, as a file of a multipart form. */
      attachment: z.unknown().optional(),
    }),
    multipart: true,
    personal: true,
    answer: z.object({ status: z.literal('success'), number: z.string(), dueOn: z.number() }),
  },
  'GET /api/v1/support/tickets': {
    summary: 'The person’s tickets, the last changed first, and how many answers of the last 30 days came in time',
    personal: true,
    answer: z.object({
      tickets: z.array(summary),
      kept: z.object({ answered: z.number().int(), inTime: z.number().int() }),
    }),
  },
  'GET /api/v1/support/tickets/{number}': {
    summary: 'A ticket of the person with its timeline',
    params: z.object({ number }),
    personal: true,
    answer: ticket,
  },
  'POST /api/v1/support/tickets/{number}/replies': {
    summary: 'Adds to a ticket; a solved one is open again',
    params: z.object({ number }),
    body: z.object({ text: text(replyError), clientKey: clientKey.optional() }),
    personal: true,
    answer: ticket,
  },
  'PUT /api/v1/support/tickets/{number}/seen': {
    summary: 'How far the person has read; answers that they have seen are not announced elsewhere',
    params: z.object({ number }),
    body: z.object({ seq }),
    personal: true,
    answer: z.object({ seenSeq: seq }),
  },
  'POST /api/v1/support/tickets/{number}/solved': {
    summary: 'The person says that nothing is left to do',
    params: z.object({ number }),
    personal: true,
    answer: ticket,
  },
  'PUT /api/v1/support/tickets/{number}/call': {
    summary: 'The person wants a call about the ticket, or does not want it any more',
    params: z.object({ number }),
    body: z.object({ wanted: z.boolean() }),
    personal: true,
    answer: ticket,
  },
  'PUT /api/v1/support/tickets/{number}/rating': {
    summary: 'How good the help was, from 1 to 5; for a solved ticket',
    params: z.object({ number }),
    body: z.object({ stars: z.number().int().min(1).max(5) }),
    personal: true,
    answer: ticket,
  },
  'GET /api/v1/staff/tickets': {
    summary: 'Tickets that wait for an answer, the first promised first; for staff',
    personal: true,
    answer: z.object({
      tickets: z.array(summary.extend({ name: z.string(), lastText: z.string(), mine: z.boolean() })),
      /** When a ticket last changed, epoch ms; 0 without one. */
      changedOn: z.number(),
    }),
  },
  'GET /api/v1/staff/tickets/waiting': {
    summary: 'Number of tickets that wait for an answer; for staff',
    personal: true,
    answer: waitingCases,
  },
  'GET /api/v1/staff/tickets/colleagues': {
    summary: 'Other staff of support, to hand a ticket over to; for staff',
    personal: true,
    answer: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string() })) }),
  },
  'GET /api/v1/staff/tickets/{number}': {
    summary: 'A ticket with its timeline; for staff',
    params: z.object({ number }),
    personal: true,
    answer: ticket.extend({ name: z.string(), mine: z.boolean() }),
  },
  'POST /api/v1/staff/tickets/{number}/take': {
    summary: 'The staff member has the ticket from now on, if nobody else has it; for staff',
    params: z.object({ number }),
    personal: true,
    answer: z.object({ heldBy: z.string() }),
  },
  'POST /api/v1/staff/tickets/{number}/hand-over': {
    summary: 'A member of support has the ticket from now on, or nobody; for staff',
    params: z.object({ number }),
    /** Account of who gets it, or `me`; null puts it back into the queue. */
    body: z.object({ to: z.string().max(60).nullable() }),
    personal: true,
    answer: z.object({ heldBy: z.string().nullable() }),
  },
  'POST /api/v1/staff/tickets/{number}/answer': {
    summary: 'Answers a ticket that nobody else has, or answers and solves it; the person gets a message; for staff',
    params: z.object({ number }),
    body: z.object({ text: text(replyError), solved: z.boolean(), clientKey: clientKey.optional() }),
    personal: true,
    answer: z.object({ state: z.enum(TICKET_STATES) }),
  },
} as const satisfies CallContracts;

export const ticketTopics = {
  ticket: {
    summary: 'A ticket of the person, or one that staff answer, has a new entry',
    input: z.object({ number }),
    /** Number of its last entry. */
    event: z.object({ seq, state: z.enum(TICKET_STATES) }),
  },
  'support-queue': {
    summary: 'A ticket has changed; for staff of support',
    input: z.object({}),
    /** When, epoch ms. */
    event: z.object({ changedOn: z.number() }),
  },
} as const satisfies TopicContracts;
