import type { TicketEntry } from '@aangan/shared-kit/contracts/tickets';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';

export const STAFF_TICKETS_WORDS = {
  title: 'Requests to support',
  about: 'What people have asked, the first promised answer first.',
  none: 'Nobody waits for an answer.',
  late: 'Late',
  chat: 'Chat',
  back: 'All requests',
  gone: 'There is no such request.',
  take: 'I look after it',
  mine: 'You look after it.',
  theirs: 'looks after it. Take it over before you answer.',
  me: 'Me',
  handOver: 'Hand over to',
  handOverSend: 'Hand over',
  putBack: 'Back into the queue',
  wantsCall: 'Wants a call',
  file: 'Picture or paper',
  fileHelp: 'The person sees it among the messages. PDF, JPG or PNG, up to 5 MB each.',
  fileNeedsScript: 'Files need JavaScript switched on.',
  page: 'From the page',
  yours: 'Yours',
  answer: 'Your answer',
  answerHelp: 'The person reads it on their page and gets a message that it is there.',
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
    'call-left': 'Needs no call any more.',
    called: 'We called.',
    'not-called': 'We could not reach them by phone.',
    late: `New promise: ${due}.`,
    solved: author === 'person' ? 'The person marked it as solved.' : 'We marked it as solved.',
    reopened: 'Opened again.',
    rated: 'Rated our help.',
  } as const satisfies Record<TicketEntry['kind'], string>;
  return notes[kind];
}
