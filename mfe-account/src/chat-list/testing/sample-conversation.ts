import type { ChatHome, ListedConversation } from '@aangan/shared-kit/contracts/chat-values';
import { FAKE_NOW } from '@aangan/shared-kit/testing/fake-platform';

export const CHAT_ID = 'cnv_12345678901234567890';

/** A 2 BHK in Koramangala that is on offer. */
export const SAMPLE_CHAT_HOME: ChatHome = {
  id: '8a9f00000000001a',
  title: '2 BHK in Koramangala',
  url: '/property/rent/2-bhk/8a9f00000000001a/detail',
  locality: 'Koramangala',
  price: 32_000,
  monthly: true,
  active: true,
  inactiveReason: null,
  category: 'RENT',
  photo: null,
};

/** A conversation of a seeker with one unread message of two minutes ago. */
export function sampleListed(facts: Partial<ListedConversation> = {}): ListedConversation {
  const at = FAKE_NOW - 120_000;
  return {
    id: CHAT_ID,
    role: 'seeker',
    name: 'Asha R.',
    home: SAMPLE_CHAT_HOME,
    stopped: null,
    blocked: false,
    archived: false,
    mutedUntil: null,
    draft: '',
    unread: 1,
    lastSeq: 2,
    last: { seq: 2, author: 'other', kind: 'text', text: 'Yes, it is.', at },
    at,
    ...facts,
  };
}
