import { z } from 'zod';
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
  seq: z.number().int(),
  kind: z.enum(TICKET_ENTRY_KINDS),
  author: z.enum(['person', 'staff', 'aangan']),
  /** Empty for notes of the product. */
  text: z.string(),
  /** Epoch ms. */
  at: z.number(),
  /** The promise that it gave, epoch ms. */
  dueOn: z.number().nullable(),
});

export type TicketEntry = z.infer<typeof entry>;

const ticket = summary.extend({
  entries: z.array(entry),
  files: z.array(z.object({ id: z.string(), mediaType: z.string(), bytes: z.number().int(), at: z.number() })),
  /** Whether the first answer came in time; null before it. */
  inTime: z.boolean().nullable(),
  rating: z.number().int().nullable(),
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
    body: z.object({ text: text(replyError) }),
    personal: true,
    answer: ticket,
  },
  'POST /api/v1/support/tickets/{number}/solved': {
    summary: 'The person says that nothing is left to do',
    params: z.object({ number }),
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
    answer: z.object({ tickets: z.array(summary.extend({ name: z.string(), lastText: z.string() })) }),
  },
  'GET /api/v1/staff/tickets/waiting': {
    summary: 'Number of tickets that wait for an answer; for staff',
    personal: true,
    answer: waitingCases,
  },
  'GET /api/v1/staff/tickets/{number}': {
    summary: 'A ticket with its timeline; for staff',
    params: z.object({ number }),
    personal: true,
    answer: ticket.extend({ name: z.string(), mine: z.boolean() }),
  },
  'POST /api/v1/staff/tickets/{number}/take': {
    summary: 'The staff member has the ticket from now on; for staff',
    params: z.object({ number }),
    personal: true,
    answer: z.object({ heldBy: z.string() }),
  },
  'POST /api/v1/staff/tickets/{number}/answer': {
    summary: 'Answers a ticket, or answers and solves it; the person gets a message; for staff',
    params: z.object({ number }),
    body: z.object({ text: text(replyError), solved: z.boolean() }),
    personal: true,
    answer: z.object({ state: z.enum(TICKET_STATES) }),
  },
} as const satisfies CallContracts;

export const ticketTopics = {
  ticket: {
    summary: 'A ticket of the person, or one that staff answer, has a new entry',
    input: z.object({ number }),
    /** Number of its last entry. */
    event: z.object({ seq: z.number().int(), state: z.enum(TICKET_STATES) }),
  },
} as const satisfies TopicContracts;
