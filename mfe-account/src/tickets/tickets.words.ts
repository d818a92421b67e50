import type { TicketEntry, TicketSummary } from '@aangan/shared-kit/contracts/tickets';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { TICKET_SUBJECTS, TICKET_TOPICS } from '@aangan/shared-kit/domain/support/tickets';

export const NEW_TICKET_WORDS = {
  title: 'Ask support',
  lead: 'A person answers. You see by when, and get a message.',
  topic: 'What is it about?',
  text: 'What happened?',
  textHelp: 'Say when, and what you expected. Leave out passwords, codes and card numbers.',
  send: 'Send to support',
  files: 'You can add pictures and papers on the next page.',
  articles: 'These may answer it at once',
  sendsWith: 'Sent with it',
  drop: 'Send without it',
} as const;

export const TICKET_WORDS = {
  list: 'Your requests',
  listLead: 'What you asked support, and by when we answer.',
  none: 'You have not asked support yet.',
  ask: 'Ask support',
  chat: 'Chat with support',
  help: 'Help',
  about: 'About',
  reply: 'Add a message',
  replySolved: 'Not solved? Write what is missing',
  send: 'Send',
  solved: 'It is solved',
  solvedNote: 'This request is solved.',
  closedNote: 'This request was solved a while ago. If it happens again, write a new one.',
  files: 'Files',
  file: 'Picture or paper',
  fileHelp: 'PDF, JPG or PNG, up to 5 MB each.',
  download: 'Download',
  rate: 'How good was our help?',
  rated: 'Thank you for your answer.',
  timeline: 'What happened',
  call: 'Call me about it',
  callHelp: 'We call the number of your profile, outside of your quiet hours. Your number stays hidden from staff.',
  callWaits: 'We call you about this request.',
  noCall: 'I need no call',
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
    taken: `${who} looks after it.`,
    handed: heldBy === null ? 'A colleague will look after it.' : `${who} looks after it.`,
    answer: `${who} answered`,
    reply: due === '' ? 'You added' : `You added. We answer by ${due}.`,
    file: author === 'person' ? 'You added a file.' : `${who} added a file.`,
    'call-asked': 'You asked for a call.',
    'call-left': 'You need no call any more.',
    called: 'We called you.',
    'not-called': 'We could not reach you by phone. We answer here.',
    late: `Our answer takes longer than we promised. We answer by ${due}.`,
    solved: author === 'person' ? 'You marked it as solved.' : `${who} marked it as solved.`,
    reopened: 'Opened again.',
    rated: 'You rated our help.',
  } as const satisfies Record<Note['kind'], string>;
  return notes[kind];
}

/** “Answered in time” for the first answer. */
export function inTimeWords(inTime: boolean | null): string | undefined {
  if (inTime === null) return undefined;
  return inTime ? 'Our first answer came in time.' : 'Our first answer came later than we promised.';
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
  return `In the last 30 days, ${Math.floor((inTime * 100) / answered)}% of our answers came in time.`;
}
