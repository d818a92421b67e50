import { addSupportHours } from './support-hours.ts';

/** What a request to support is about, and within how many hours of support we answer it. Ours. */
export const TICKET_TOPICS = {
  payment: { label: 'A payment, a refund or a plan', answerHours: 8 },
  rent: { label: 'Paying rent', answerHours: 4 },
  service: { label: 'A home service, a move or an agreement', answerHours: 4 },
  listing: { label: 'A home or a listing', answerHours: 8 },
  safety: { label: 'A scam, or something that worries me', answerHours: 2 },
  account: { label: 'My account', answerHours: 8 },
  page: { label: 'A page that does not work', answerHours: 8 },
  other: { label: 'Something else', answerHours: 8 },
} as const satisfies Record<string, { readonly label: string; readonly answerHours: number }>;

export type TicketTopic = keyof typeof TICKET_TOPICS;

export const TICKET_TOPIC_KEYS = Object.keys(TICKET_TOPICS) as [TicketTopic, ...TicketTopic[]];

export function isTicketTopic(text: string): text is TicketTopic {
  return Object.hasOwn(TICKET_TOPICS, text);
}

/** What a ticket can refer to, with its name for people and the topic that it suggests. */
export const TICKET_SUBJECTS = {
  order: { label: 'Order', topic: 'payment' },
  rent: { label: 'Rent payment', topic: 'rent' },
  booking: { label: 'Booking', topic: 'service' },
  home: { label: 'Home', topic: 'listing' },
  error: { label: 'Error', topic: 'page' },
  article: { label: 'Help article', topic: 'other' },
} as const satisfies Record<string, { readonly label: string; readonly topic: TicketTopic }>;

export type TicketSubject = keyof typeof TICKET_SUBJECTS;

export const TICKET_SUBJECT_KEYS = Object.keys(TICKET_SUBJECTS) as [TicketSubject, ...TicketSubject[]];

export function isTicketSubject(text: string): text is TicketSubject {
  return Object.hasOwn(TICKET_SUBJECTS, text);
}

/** An id of ours: no text, so that no personal data gets into an address. */
export const TICKET_REFERENCE = /^[\w-]{1,80}$/;

/** `open`: we answer next; `answered`: we have answered; `solved`: nothing is left to do. */
export const TICKET_STATES = ['open', 'answered', 'solved'] as const;

/** What happens to a ticket. Texts are by the person or by support; the others are notes of the product. */
export const TICKET_ENTRY_KINDS = [
  'asked',
  'taken',
  'handed',
  'answer',
  'reply',
  'file',
  'call-asked',
  'call-left',
  'called',
  'not-called',
  'late',
  'solved',
  'reopened',
  'rated',
] as const;

export type TicketEntryKind = (typeof TICKET_ENTRY_KINDS)[number];

export const TICKET_TEXT = { least: 10, most: 4000 } as const;

/** Tickets that a person may open in a day; more are mostly mistakes. */
export const TICKETS_A_DAY = 10;

/** Files of a ticket from its person, as many from support, and the largest, in bytes. */
export const TICKET_FILES = { most: 5, bytes: 5 * 1024 * 1024 } as const;

/** Days after which a solved ticket is not reopened: the person writes a new one. */
export const REOPEN_DAYS = 30;

/** Before the promised moment, ms: from then on an unanswered ticket gets a new promise, and its person a message. */
export const LATE_NOTICE_MS = 20 * 60_000;

/** Hours of support that a late answer may take longer. */
const LATE_HOURS = 4;

/** Hours of support within which a chat is answered: the person waits on the page. */
const CHAT_HOURS = 1;

/** By when we answer, epoch ms. @param chat whether it was begun as a chat */
export function ticketDue(topic: TicketTopic, at: number, chat = false): number {
  const { answerHours } = TICKET_TOPICS[topic];
  return addSupportHours(at, chat ? Math.min(CHAT_HOURS, answerHours) : answerHours);
}

/** The new promise of an answer that is late, epoch ms. */
export function laterDue(at: number): number {
  return addSupportHours(at, LATE_HOURS);
}

/** Whether a solved ticket can be reopened. @param solvedAt epoch ms */
export function mayReopen(solvedAt: number, now: number): boolean {
  return now - solvedAt <= REOPEN_DAYS * 86_400_000;
}

/** The validation error of the first text; undefined when it is valid. */
export function ticketTextError(text: string): string | undefined {
  const { length } = text.trim();
  if (length < TICKET_TEXT.least) return 'Tell us what happened, in at least one sentence.';
  return tooLong(length);
}

/** The validation error of a later text; undefined when it is valid. */
export function replyError(text: string): string | undefined {
  const { length } = text.trim();
  return length === 0 ? 'Write a message first.' : tooLong(length);
}

function tooLong(length: number): string | undefined {
  return length > TICKET_TEXT.most ? `Use at most ${TICKET_TEXT.most} characters.` : undefined;
}
