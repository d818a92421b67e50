import type { ReferralDoubt } from '@aangan/shared-kit/contracts/referrals';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';

/** The facts about both sides when a friend joins. */
export interface ReferralFacts {
  readonly friend: {
    /** With its country code, `+919812345678`. */
    readonly phone: string;
    readonly phoneHash: string | null;
    readonly device: string | null;
    readonly network: string | null;
  };
  readonly inviter: {
    readonly phone: string | null;
    readonly secondaryPhone: string | null;
    /** Devices the inviter has logged in on. */
    readonly devices: readonly string[];
  };
  /** Friends who joined with the same code earlier. */
  readonly earlier: readonly {
    readonly device: string | null;
    readonly network: string | null;
    /** Epoch ms. */
    readonly joinedAt: number;
  }[];
  /** Whether an earlier friend's account had this number, deleted or not. */
  readonly phoneSeen: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** From the fourth friend of one network within a day on, referrals are held. */
export const BURST_FRIENDS = 3;
const BURST_MS = DAY_MS;

type Check = (facts: ReferralFacts) => boolean;

/** Signs that a friend is the inviter, or nobody. Each doubt holds the referral for staff; none refuses it. */
const CHECKS: readonly (readonly [ReferralDoubt, Check])[] = [
  ['same-phone', ({ friend, inviter }) => friend.phone === inviter.phone],
  ['second-number', ({ friend, inviter }) => friend.phone === inviter.secondaryPhone],
  [
    'same-device',
    ({ friend: { device }, inviter, earlier }) =>
      device !== null && (inviter.devices.includes(device) || earlier.some((each) => each.device === device)),
  ],
  ['phone-seen-before', ({ phoneSeen }) => phoneSeen],
  [
    'burst',
    ({ friend: { network }, earlier, now }) =>
      network !== null &&
      earlier.filter((each) => each.network === network && now - each.joinedAt < BURST_MS).length >= BURST_FRIENDS,
  ],
];

/** Why a referral is held for staff; empty when nothing looks wrong. */
export function referralDoubts(facts: ReferralFacts): readonly ReferralDoubt[] {
  return CHECKS.flatMap(([doubt, holds]) => (holds(facts) ? [doubt] : []));
}
