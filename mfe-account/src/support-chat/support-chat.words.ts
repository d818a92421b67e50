import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { groupDigits } from '@aangan/shared-kit/domain/money';
import { SUPPORT_HOURS } from '@aangan/shared-kit/domain/support/support-hours';

const hour = (at: number) => `${at % 12 || 12} ${at < 12 ? 'am' : 'pm'}`;
const HOURS = `Monday to Saturday, ${hour(SUPPORT_HOURS.from)} to ${hour(SUPPORT_HOURS.to)}`;

export const SUPPORT_CHAT_WORDS = {
  title: 'Chat with support',
  description: 'Ask Aangan support: find an answer at once, or chat with a person.',
  person: 'Chat with a person',
  personTitle: 'Ask our team',
  noneTitle: 'Not what you need?',
  open: 'Your chats with support',
  all: 'All requests',
  help: 'All help articles',
  start: 'Chat with a person',
  startLead: 'Tell us what happened. You get a number for your request.',
  topic: 'What is it about?',
  text: 'Your message',
  textHelp: 'Tell us when it happened and what you expected. Leave out passwords, codes and card numbers.',
  thing: 'Order or home that it is about',
  thingHelp: 'Support sees only what you choose here.',
  nothing: 'None',
  page: 'Also send the page I came from',
  send: 'Start the chat',
  files: 'You can add pictures and documents after the chat starts.',
  back: 'Chat with support',
  support: 'Aangan support',
  log: 'Messages',
  you: 'You',
  write: 'Your message',
  placeholder: 'Write a message',
  sendMessage: 'Send',
  file: 'Picture or document',
  filePanel: 'Add a picture or document',
  fileHelp: 'PDF, JPG or PNG, up to 5 MB each.',
  fileNeedsScript: 'To add files, switch on JavaScript.',
  fileDone: 'Back to messages',
  picture: 'Picture',
  paper: 'PDF',
  reopen: 'Write a message to reopen it.',
  closed: 'This chat was solved a while ago.',
  again: 'Start a new chat',
  needsScript: 'Reload the page to see new messages.',
  details: 'Details of the request',
} as const;

/** Whether people of support answer now. */
export function hoursWords(isOpen: boolean): string {
  return isOpen ? `Support is open now. Hours: ${HOURS}.` : `Support is closed now. Hours: ${HOURS}.`;
}

/** “We answer by 21 Nov 2026, 4:05 pm.” @param due epoch ms */
export const promiseWords = (due: number): string => `If you write now, we answer by ${formatMoment(due)}.`;

/** Result of a search, as a heading. */
export const answersWords = (question: string, found: number): string =>
  found === 0
    ? `No answer to “${question}”`
    : `${groupDigits(found)} ${found === 1 ? 'answer' : 'answers'} to “${question}”`;
