import type { TicketEntry, TicketSummary } from '@aangan/shared-kit/contracts/tickets';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { TICKET_SUBJECTS, TICKET_TOPICS } from '@aangan/shared-kit/domain/support/tickets';

export const NEW_TICKET_WORDS = {
  title: 'Ask support',
  lead: 'A person will answer you. You see by when, and we message you.',
  topic: 'What is it about?',
  text: 'What happened?',
  textHelp: 'Tell us when it happened and what you expected. Leave out passwords, codes and card numbers.',
  send: 'Send to support',
  files: 'You can add pictures and documents on the next page.',
  articles: 'These articles may answer your question',
  sendsWith: 'Sent with your request',
  drop: 'Send without it',
} as const;

export const TICKET_WORDS = {
  list: 'Your requests',
  listLead: 'Your questions to support, and by when we answer them.',
  none: 'You have no requests yet.',
  ask: 'Ask support',
  chat: 'Chat with support',
  help: 'Help',
  about: 'About',
  reply: 'Add a message',
  replySolved: 'Not solved? Write what is missing',
  send: 'Send',
  solved: 'Mark as solved',
  solvedNote: 'This request is solved.',
  closedNote: 'This request was solved a while ago. If it happens again, send a new request.',
  files: 'Files',
  file: 'Picture or document',
  fileHelp: 'PDF, JPG or PNG, up to 5 MB each.',
  fileNeedsScript: 'To add files, switch on JavaScript.',
  download: 'Download',
  rate: 'How would you rate our help?',
  rated: 'Thank you for your answer.',
  timeline: 'What happened',
  call: 'Call me about it',
  callHelp: 'We call the number in your profile, outside your quiet hours. Our staff do not see your number.',
  callWaits: 'We will call you about this request.',
  noCall: 'Cancel the call',
  complaint: 'Unhappy with our answer? The grievance officer decides.',
  officer: 'Write to the officer',
} as const;

export const STARS = ['Bad', 'Poor', 'Fair', 'Good', 'Very good'] as const;

/** “Order ord_7f2…”, or nothing. */
export function subjectWords({ about, reference }: Pick<TicketSummary, 'about' | 'reference'>): string | undefined {
  return about === null ? undefined : `${TICKET_SUBJECTS[about].label}${reference && ` ${reference}`}`;
}

export function topicWords({ topic }: Pick<TicketSummary, 'topic'>): string {
  return TICKET_TOPICS[topic].label;
}

/** Whose turn it is, in a line. */
export function stateWords({ state, dueOn, heldBy }: Pick<TicketSummary, 'state' | 'dueOn' | 'heldBy'>): string {
  if (state === 'solved') return 'Solved';
  if (dueOn === null) return 'Answered';
  return `${heldBy === null ? 'We answer' : `${heldBy} answers`} by ${formatMoment(dueOn)}`;
}

type Note = Pick<TicketEntry, 'kind' | 'author' | 'dueOn'>;

/** What an entry says that is not somebody's text. @param heldBy first name of who has the ticket */
export function entryWords({ kind, author, dueOn }: Note, heldBy: string | null): string {
  const due = dueOn === null ? '' : formatMoment(dueOn);
  const who = heldBy ?? 'Support';
  const notes = {
    asked: `Received. We answer by ${due}.`,
    taken: `${who} is handling your request.`,
    handed: heldBy === null ? 'A colleague will handle your request.' : `${who} is handling your request.`,
    answer: `${who} answered`,
    reply: due === '' ? 'You added' : `You added. We answer by ${due}.`,
    file: author === 'person' ? 'You added a file.' : `${who} added a file.`,
    'call-asked': 'You asked for a call.',
    'call-left': 'You cancelled the call.',
    called: 'We called you.',
    'not-called': 'We could not reach you by phone. We answer here.',
    late: `Our answer is delayed. We will answer by ${due}.`,
    solved: author === 'person' ? 'You marked it as solved.' : `${who} marked it as solved.`,
    reopened: 'Reopened.',
    rated: 'You rated our help.',
  } as const satisfies Record<Note['kind'], string>;
  return notes[kind];
}

/** “Answered in time” for the first answer. */
export function inTimeWords(inTime: boolean | null): string | undefined {
  if (inTime === null) return undefined;
  return inTime ? 'Our first answer came on time.' : 'Our first answer came later than we promised.';
}

/** Answers that must exist before a page says how many came in time. */
const SAID_FROM = 20;

export function keptWords({
  answered,
  inTime,
}: {
  readonly answered: number;
  readonly inTime: number;
}): string | undefined {
  if (answered < SAID_FROM) return undefined;
  return `In the last 30 days, ${Math.floor((inTime * 100) / answered)}% of our answers came on time.`;
}
