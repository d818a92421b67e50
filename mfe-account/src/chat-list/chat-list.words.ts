import type { ListedConversation } from '@aangan/shared-kit/contracts/chat-values';
import { indiaDaysBetween } from '@aangan/shared-kit/domain/india-date';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { clockWords } from '../message-thread/public.ts';

/** Sentences of the list of chats. */
export const CHATS_WORDS = {
  title: 'Chats',
  archivedTitle: 'Archived chats',
  archived: 'Archived',
  inbox: 'Back to chats',
  smartSearch: 'Describe the home you want',
  smartSearchShort: 'Smart search',
  notices: 'Notices and settings',
  search: 'Search chats',
  searchHelp: 'Message, name or home',
  searchButton: 'Search',
  searchEnd: 'All chats',
  older: 'Older chats',
  newest: 'Newest chats',
  messagesFound: 'Messages',
  chatsFound: 'People and homes',
  emptyTitle: 'No chats yet',
  empty: 'Ask an owner on the page of a home. You both see the messages here.',
  find: 'Find a home',
  fromYourHomes: 'Start from a home you know',
  emptyArchive: 'No archived chats',
  choose: 'Choose a chat',
  chooseHelp: 'Its messages appear here.',
  silent: 'Silent',
  draft: 'Draft: ',
  home: 'A home that is no longer listed',
} as const;

/** The title of the page in the browser's tab, with the number of unread messages. */
export function tabTitle(title: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${title} | Aangan`;
}

/** The same title with another number. */
export function withUnread(title: string, unread: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return unread > 0 ? `(${unread}) ${bare}` : bare;
}

/** The notice of the browser. */
export function noticeWords(unread: number): string {
  return unread === 1 ? 'You have a new message on Aangan' : `You have ${unread} unread messages on Aangan`;
}

export function nothingFound(search: string): string {
  return `No chat has “${search}”`;
}

const KIND_WORDS = { photo: 'Photo', place: 'A place on the map', visit: 'Times for a visit' } as const;

type LastMessage = NonNullable<ListedConversation['last']>;

/** A message in a line of the list. */
export function lastWords({ author, kind, text }: Pick<LastMessage, 'author' | 'kind' | 'text'>): string {
  const words = kind === 'text' || kind === 'note' ? text : text || KIND_WORDS[kind];
  return author === 'you' ? `You: ${words}` : words;
}

/** When a conversation last changed: `10:02 am`, `Yesterday`, `14 Nov 2026`. */
export function listTime(at: number, now: number): string {
  const days = indiaDaysBetween(at, now);
  if (days <= 0) return clockWords(at);
  return days === 1 ? 'Yesterday' : formatDay(at);
}
