import { MINUTE_MS } from '../time-spans.ts';

/** Limits of chat that the specification does not give. */
export const CHAT_LIMITS = {
  /** Characters of a message, a caption and a draft. */
  text: 2_000,
  /** Messages in one answer. */
  messages: 50,
  /** Conversations in one answer. */
  conversations: 20,
  /** Conversations that a person may begin on one day in India. */
  newConversations: 10,
  /** Messages of a person in one conversation and minute. */
  messagesAMinute: 40,
  /** Messages to everybody interested in a listing, on one day in India. */
  broadcastsADay: 2,
  /** People whom one such message reaches. */
  broadcastPeople: 100,
  /** Times in one visit proposal. */
  proposedTimes: 3,
  /** Shortest time between two signs of typing of one person, ms. */
  typingEveryMs: 3_000,
  /** How long a sign of typing is shown, ms. */
  typingShownMs: 5_000,
  /** How long a message stays unread before its reader is notified elsewhere, ms. */
  noticeAfterMs: 10 * MINUTE_MS,
  /** How long a person counts as present after the last sign, ms. */
  presentMs: 2 * MINUTE_MS,
  /** Photos of one person in one conversation. */
  photos: 200,
  /** Results of a search. */
  hits: 30,
  /** Messages that one report copies as evidence. */
  evidence: 50,
} as const;

/** What other people see in place of a held part. */
export const HELD_MARK = '••••';
