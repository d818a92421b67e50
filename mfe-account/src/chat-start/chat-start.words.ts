import { counted } from '@aangan/shared-kit/domain/counted';

/** Sentences of the pages that begin a conversation. */
export const START_WORDS = {
  title: 'New chat',
  toOwner: 'Write to the owner',
  toSeeker: 'Write to somebody interested in your home',
  lead: 'Numbers and links are hidden until you have each other’s numbers.',
  text: 'Your message',
  send: 'Send',
  textMissing: 'Write a message.',
  textTooLong: 'Use at most 2,000 characters.',
  pick: 'Choose a home that you have shortlisted, or whose owner you have contacted.',
  pickEmptyTitle: 'No homes yet',
  pickEmpty: 'Homes that you shortlist or whose owners you contact appear here.',
  ask: 'Is it still available? When can I visit?',
  find: 'Find homes',
  chat: 'Chat',
  chats: 'All chats',
  inboundTitle: 'A message for you',
  inboundEmptyTitle: 'No unread messages',
  inboundEmpty: 'You have read everything.',
  open: 'Open the chat',
  newChat: 'New chat',
  support: 'Chat with support',
  allTitle: 'Message everybody interested',
  allSend: 'Send to everybody',
  allNobody: 'Nobody is interested in this home yet.',
  allUsedUp: 'You have reached today’s limit of messages to everybody. You can write again tomorrow.',
} as const;

/** What sending does, before the press. */
export function allLead(people: number, left: number): string {
  return `${counted(people, 'person', 'people')} will get your message, each in their own chat. You can send ${left} more today.`;
}

export function allSent(people: number): string {
  return `Sent to ${counted(people, 'person', 'people')}.`;
}
