import type { ChatMessage, Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { CHAT_LIMITS } from '@aangan/shared-kit/domain/chat/chat-limits';
import { indiaDaysBetween } from '@aangan/shared-kit/domain/india-date';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { timeAgo } from '@aangan/shared-kit/domain/time-ago';

/** Sentences of one conversation. */
export const CHAT_WORDS = {
  back: 'Back to chats',
  log: 'Messages',
  newMessages: 'New messages',
  earlier: 'Earlier messages',
  loading: 'Loading',
  latest: 'Go to the latest messages',
  history: 'These are earlier messages.',
  begin: 'No messages yet. Write the first one.',
  more: 'More',
  archive: 'Archive',
  unarchive: 'Move to chats',
  silence: 'Silence for 8 hours',
  unsilence: 'End silence',
  download: 'Download as text',
  report: 'Report',
  block: 'Block',
  remove: 'Delete',
  write: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  attach: 'Add',
  photo: 'Photo',
  place: 'Where I am',
  times: 'Times for a visit',
  cancel: 'Cancel',
  sending: 'Sending',
  waiting: 'Not sent yet. We send it as soon as you are online.',
  again: 'Try again',
  discard: 'Delete',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  photoComing: 'The photo is being prepared.',
  photoGone: 'This photo was deleted.',
  map: 'Open the place on a map',
  noneFits: 'None of these',
  noneFitted: 'None of these times suited.',
  answeredBelow: 'Answered below.',
  waitsForAnswer: 'Waiting for an answer.',
  timesOver: 'These times are over.',
  home: 'A home that is no longer listed',
  illustration: 'Illustration',
  unblock: 'Unblock',
  similar: 'See similar homes',
  needsScript: 'New messages appear here when you load the page again.',
  quickReplies: 'Quick replies',
  failed: 'The messages could not be loaded. Look at your network and try again.',
  typing: 'Typing…',
  online: 'Online',
} as const;

/** What the other person is in the conversation. */
const ROLE_WORDS = { seeker: 'Owner of this home', owner: 'Interested in your home' } as const;

/** The line under the other person’s name. @param role of the reader */
export function presenceWords({ role, presence, seenAt }: Conversation, now: number): string {
  if (!presence || seenAt === null) return ROLE_WORDS[role];
  const ago = now - seenAt;
  return ago < CHAT_LIMITS.presentMs ? CHAT_WORDS.online : `Last here ${timeAgo(ago)}`;
}

/** Why a part of a message is not shown. @param name of the other person */
export function heldWords({ author }: Pick<ChatMessage, 'author'>, name: string): string {
  return author === 'you'
    ? `${name} cannot see the number or link in this message until you have each other’s contact.`
    : 'A number or link is hidden here until you have each other’s contact.';
}

/** A day between messages: `Today`, `Yesterday`, `14 Nov 2026`. */
export function dayWords(at: number, now: number): string {
  const days = indiaDaysBetween(at, now);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDay(at);
}

/** Whether two messages are of the same day in India. */
export function isSameDay(one: number, other: number): boolean {
  return indiaDaysBetween(one, other) === 0;
}

/** How far an own message has come. */
export function receiptWords(seq: number, { delivered, read }: { readonly delivered: number; readonly read: number }) {
  if (seq <= read) return CHAT_WORDS.read;
  return seq <= delivered ? CHAT_WORDS.delivered : CHAT_WORDS.sent;
}

/** What the next step of a conversation says. @param name of the other person */
export const STEP_WORDS = {
  'ask-contact': () => 'Get the owner’s number',
  'book-visit': () => 'Book a visit',
  'answer-proposal': (name: string) => `${name} proposes times for a visit`,
} as const satisfies Record<string, (name: string) => string>;

export const QUICK_REPLIES = {
  seeker: ['Is it still available?', 'When can I visit?', 'Is the price negotiable?'],
  owner: ['Yes, it is available.', 'When would you like to visit?', 'Sorry, it is taken.'],
} as const satisfies Record<Conversation['role'], readonly string[]>;

/** Sentences of the panels for reporting, blocking and deleting. */
export const PANEL_WORDS = {
  reportTitle: (name: string) => `Report ${name}`,
  reportWhy: 'Why do you report this person?',
  reportMore: 'What happened',
  reportHelp:
    'Our staff read your last messages with this person, and nothing else. The person does not learn who reported.',
  reportSend: 'Send the report',
  reported: {
    received: 'You reported this person. Our staff look at it.',
    upheld: 'You reported this person. Our staff agreed with you.',
    dismissed: 'You reported this person. Our staff found nothing wrong.',
  },
  blockTitle: (name: string) => `Block ${name}?`,
  blockHelp: (name: string) => `${name} can no longer reach you here and is not told.`,
  blockYes: 'Block',
  blocked: (name: string) => `You have blocked ${name}. Their messages do not reach you.`,
  deleteTitle: 'Delete this chat for you?',
  deleteHelp: (name: string) => `${name} keeps their copy. You cannot bring yours back.`,
  deleteYes: 'Delete the chat',
} as const;

/** Sentences of the panels for photos, places and times. */
export const ADD_WORDS = {
  photoTitle: 'Send photos',
  photoHelp: 'JPEG, PNG, WebP or AVIF. Each photo is sent once it is uploaded.',
  placeTitle: 'Send where you are',
  placeHelp: (name: string) => `${name} sees your position of this moment on a map. It is not followed.`,
  placeSend: 'Send my position',
  placeRefused: 'Your browser gave no position. Allow it in the settings of your browser and try again.',
  timesTitle: 'Propose times for a visit',
  timesHelp: (name: string) => `Choose up to ${CHAT_LIMITS.proposedTimes}. ${name} picks one, which books the visit.`,
  times: 'Free times',
  timesNone: 'This home has no free times in the next two weeks.',
  timesSend: 'Send the times',
  timesMissing: 'Choose at least one time.',
} as const;
