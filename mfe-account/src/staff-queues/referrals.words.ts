import type { ReferralDoubt } from '@aangan/shared-kit/contracts/referrals';

/** Sentences of the queue of held referrals. */
export const REFERRALS_WORDS = {
  about:
    'Friends who joined with a code, where something looks like one person on both sides. The oldest come first. Nobody is paid before your decision.',
  empty: 'No referral waits for a decision.',
  reader: 'If you refuse it, both people read your reason.',
  release: 'Both people get their credit with the friend’s first contact, or at once if that was made.',
  released: 'The referral is released.',
  refuse: 'Nobody gets a credit. The amount returns to the campaign’s budget.',
  refused: 'The referral is refused.',
  friends: (count: number) =>
    count === 1 ? 'This is the first friend of the inviter.' : `The inviter has brought ${count} friends.`,
  contacted: 'The friend has contacted an owner.',
  notYet: 'The friend has contacted no owner yet.',
  network: (network: string) => `Network at sign-up: ${network}`,
} as const;

/** What was seen for each doubt. */
export const DOUBT_WORDS: Readonly<Record<ReferralDoubt, string>> = {
  'same-phone': 'The friend’s number is the inviter’s.',
  'second-number': 'The friend’s number is the inviter’s second number.',
  'same-device': 'The inviter, or an earlier friend, is logged in on the friend’s device.',
  'phone-seen-before': 'The number belonged to an earlier friend.',
  burst: 'It is at least the fourth friend from one network within a day.',
};
