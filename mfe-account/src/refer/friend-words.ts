import type { FriendState, ReferredFriend } from '@aangan/shared-kit/contracts/referrals';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';

interface StateLook {
  readonly tone: 'plain' | 'good' | 'attention' | 'information';
  readonly label: string;
}

export const FRIEND_LOOKS: Readonly<Record<FriendState, StateLook>> = {
  joined: { tone: 'information', label: 'Joined' },
  checking: { tone: 'attention', label: 'Being checked' },
  credited: { tone: 'good', label: 'Credited' },
  counted: { tone: 'plain', label: 'Over the limit' },
  lapsed: { tone: 'plain', label: 'Too late' },
  'not-credited': { tone: 'plain', label: 'Not credited' },
};

/** What a state means for the inviter. */
export function friendSentence({ state, amount, qualifiesUntil }: ReferredFriend): string {
  switch (state) {
    case 'joined':
      return `You both get credit if they contact an owner by ${formatDay(qualifiesUntil)}.`;
    case 'checking':
      return 'Our staff check this one within 3 working days. You need not do anything.';
    case 'credited':
      return `${formatRupees(amount ?? 0)} went into your wallet.`;
    case 'counted':
      return 'Your friend got their credit. You had reached your monthly limit.';
    case 'lapsed':
      return `Your friend contacted no owner by ${formatDay(qualifiesUntil)}.`;
    case 'not-credited':
      return 'This one did not meet the terms.';
  }
}
