import type { ChatMessage, Conversation } from '@aangan/shared-kit/contracts/chat-values';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';
import { sampleListed } from '../chat-list/testing/public.ts';

/** A conversation of a seeker with the owner, who has read nothing yet. */
export function sampleChat(facts: Partial<Conversation> = {}): Conversation {
  const { last: _last, at: _at, ...shared } = sampleListed({ unread: 0 });
  return {
    ...shared,
    contactPermitted: false,
    nextStep: 'ask-contact',
    visit: null,
    readSeq: 2,
    theirDeliveredSeq: 0,
    theirReadSeq: 0,
    presence: true,
    seenAt: FAKE_NOW - 600_000,
    reported: null,
    ...facts,
  };
}

/** A text of the other person; each number is a minute. */
export function sampleMessage(seq: number, facts: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    clientKey: null,
    author: 'other',
    kind: 'text',
    text: `Message ${seq}`,
    held: 0,
    warning: null,
    photo: null,
    place: null,
    visit: null,
    answers: null,
    at: FAKE_NOW - 3_600_000 + seq * 60_000,
    ...facts,
  };
}
