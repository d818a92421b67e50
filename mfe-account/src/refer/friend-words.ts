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
      return `You both get your credit with their first contact, until ${formatDay(qualifiesUntil)}.`;
    case 'checking':
      return 'We look at this one by hand, within 3 working days. You need not do anything.';
    case 'credited':
      return `${formatRupees(amount ?? 0)} went into your wallet.`;
    case 'counted':
      return 'Your friend has their credit. You had reached the limit of the month.';
    case 'lapsed':
      return `There was no contact with an owner until ${formatDay(qualifiesUntil)}.`;
    case 'not-credited':
      return 'This one did not meet the terms.';
  }
}
