import type { Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { timeAgo } from '@aangan/shared-kit/domain/time-ago';

/** Sentences of one conversation. */
export const CHAT_WORDS = {
  log: 'Messages',
  newMessages: 'New messages',
  latest: 'Go to the latest messages',
  history: 'These are earlier messages.',
  begin: 'No messages yet. Write the first one.',
  write: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  photo: 'Photo',
  place: 'Location',
  times: 'Visit times',
  sending: 'Sending',
  waiting: 'Not sent yet. We send it as soon as you are online.',
  again: 'Try again',
  discard: 'Delete',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  needsScript: 'Reload the page to see new messages.',
  typing: 'Typing…',
  online: 'Online',
} as const;

/** What the other person is in the conversation. */
const ROLE_WORDS = { seeker: 'Owner of this home', owner: 'Interested in your home' } as const;

/** The line under the other person’s name. @param role of the reader */
export function presenceWords({ role, presence, seenAt }: Conversation, now: number): string {
  if (!presence || seenAt === null) return ROLE_WORDS[role];
  const ago = now - seenAt;
  return ago < CHAT_LIMITS.presentMs ? CHAT_WORDS.online : `Last seen ${timeAgo(ago)}`;
}

/** How far an own message has come. */
export function receiptWords(seq: number, { delivered, read }: { readonly delivered: number; readonly read: number }) {
  if (seq <= read) return CHAT_WORDS.read;
  return seq <= delivered ? CHAT_WORDS.delivered : CHAT_WORDS.sent;
}

export const QUICK_REPLIES = {
  seeker: ['Is it still available?', 'When can I visit?', 'Is the price negotiable?'],
  owner: ['Yes, it is available.', 'When would you like to visit?', 'Sorry, it is taken.'],
} as const satisfies Record<Conversation['role'], readonly string[]>;
