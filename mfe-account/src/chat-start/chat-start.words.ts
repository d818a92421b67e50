import { counted } from '@aangan/shared-kit/domain/counted';

/** Sentences of the pages that begin a conversation. */
export const START_WORDS = {
  title: 'New chat',
  toOwner: 'Write to the owner',
  toSeeker: 'Write to somebody interested in your home',
  lead: 'Numbers and links are hidden until you have each other’s contact.',
  text: 'Your message',
  send: 'Send',
  textMissing: 'Write a message.',
  textTooLong: 'A message has 2,000 characters at most.',
  pick: 'Choose a home that you have shortlisted, or whose owner you have contacted.',
  pickEmptyTitle: 'No homes yet',
  pickEmpty: 'Homes that you shortlist or whose owners you contact appear here.',
  ask: 'Is it still available? When can I visit?',
  find: 'Find a home',
  chat: 'Chat',
  chats: 'All chats',
  inboundTitle: 'A message for you',
  inboundEmptyTitle: 'No unread messages',
  inboundEmpty: 'You have read everything.',
  open: 'Open the chat',
  newChat: 'New chat',
  support: 'Chat with support',
  allTitle: 'Message to everybody interested',
  allSend: 'Send to everybody',
  allNobody: 'Nobody is interested in this home yet.',
  allUsedUp: 'You have sent the messages of today. Write again tomorrow.',
} as const;

/** What sending does, before the press. */
export function allLead(people: number, left: number): string {
  return `${counted(people, 'person', 'people')} will get it, each in their own chat. You can send ${left} more today.`;
}

export function allSent(people: number): string {
  return `Sent to ${counted(people, 'person', 'people')}.`;
}
