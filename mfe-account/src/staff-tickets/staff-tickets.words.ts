import type { TicketEntry } from '@aangan/shared-kit/contracts/tickets';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';

export const STAFF_TICKETS_WORDS = {
  title: 'Requests to support',
  about: 'Requests from people. The answer due soonest comes first.',
  none: 'Nobody waits for an answer.',
  late: 'Late',
  chat: 'Chat',
  back: 'All requests',
  gone: 'There is no such request.',
  take: 'Take this request',
  mine: 'You are handling this request.',
  theirs: 'is handling this request. Take it over before you answer.',
  me: 'Me',
  handOver: 'Hand over to',
  handOverSend: 'Hand over',
  putBack: 'Put back in the queue',
  wantsCall: 'Wants a call',
  file: 'Picture or document',
  fileHelp: 'The person sees it among the messages. PDF, JPG or PNG, up to 5 MB each.',
  fileNeedsScript: 'To add files, switch on JavaScript.',
  page: 'From the page',
  yours: 'Yours',
  answer: 'Your answer',
  answerHelp: 'The person gets a message and reads your answer on their page.',
  send: 'Answer',
  solve: 'Answer and mark as solved',
  sent: 'Your answer is sent.',
} as const;

/** What an entry says to staff. @param heldBy first name of who has the ticket */
export function staffEntryWords({ kind, author, dueOn }: TicketEntry, heldBy: string | null): string {
  const due = dueOn === null ? '' : formatMoment(dueOn);
  const notes = {
    asked: `Asked. Promised by ${due}.`,
    taken: `${heldBy ?? 'Somebody'} took it.`,
    handed: 'Handed over.',
    answer: 'We answered',
    reply: due === '' ? 'Added' : `Added. Promised by ${due}.`,
    file: author === 'person' ? 'Added a file.' : 'We added a file.',
    'call-asked': 'Asked for a call.',
    'call-left': 'Cancelled the call.',
    called: 'We called.',
    'not-called': 'We could not reach them by phone.',
    late: `New promise: ${due}.`,
    solved: author === 'person' ? 'The person marked it as solved.' : 'We marked it as solved.',
    reopened: 'Opened again.',
    rated: 'Rated our help.',
  } as const satisfies Record<TicketEntry['kind'], string>;
  return notes[kind];
}
