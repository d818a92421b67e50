import { indiaDaysBetween } from '@aangan/shared-kit/domain/india-date';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { clockWords } from '../message-thread/public.ts';

/** Sentences of the list of chats. */
export const CHATS_WORDS = {
  archivedTitle: 'Archived chats',
  archived: 'Archived',
  inbox: 'Back to chats',
  smartSearch: 'Describe the home you want',
  smartSearchShort: 'Smart search',
  notices: 'Notifications and settings',
  search: 'Search chats',
  searchHelp: 'Message, name or home',
  searchButton: 'Search',
  searchEnd: 'All chats',
  older: 'Older chats',
  newest: 'Newest chats',
  messagesFound: 'Messages',
  chatsFound: 'People and homes',
  emptyTitle: 'No chats yet',
  empty: 'Open a home and chat with its owner. Your messages appear here.',
  find: 'Find homes',
  fromYourHomes: 'Start with one of your homes',
  emptyArchive: 'No archived chats',
  choose: 'Choose a chat',
  chooseHelp: 'Its messages appear here.',
  silent: 'Muted',
  draft: 'Draft: ',
  home: 'A home that is no longer listed',
} as const;

/** The notice of the browser. */
export function noticeWords(unread: number): string {
  return unread === 1 ? 'You have a new message on Aangan' : `You have ${unread} unread messages on Aangan`;
}

export function nothingFound(search: string): string {
  return `No chat contains “${search}”`;
}

/** When a conversation last changed: `10:02 am`, `Yesterday`, `14 Nov 2026`. */
export function listTime(at: number, now: number): string {
  const days = indiaDaysBetween(at, now);
  if (days <= 0) return clockWords(at);
  return days === 1 ? 'Yesterday' : formatDay(at);
}
