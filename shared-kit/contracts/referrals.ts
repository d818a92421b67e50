import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { neededReason, optionalReason, waitingCases } from './staff.ts';

/**
 * Status of a referral for the inviter. `checking` waits for staff. `counted` brought the friend's credit in a month
 * in which the inviter had reached the cap.
 */
const FRIEND_STATES = ['joined', 'checking', 'credited', 'counted', 'lapsed', 'not-credited'] as const;

/** Why a referral looks like one person on both sides, or like one of many invented people. */
export const REFERRAL_DOUBTS = ['same-phone', 'second-number', 'same-device', 'phone-seen-before', 'burst'] as const;

export type ReferralDoubt = (typeof REFERRAL_DOUBTS)[number];

const friend = z.object({
  id: z.string(),
  /** First name and an initial, `Asha R.`. */
  name: z.string(),
  state: z.enum(FRIEND_STATES),
  /** Epoch ms. */
  joinedAt: z.number().int(),
  /** Until when the friend's first contact counts, epoch ms. */
  qualifiesUntil: z.number().int(),
  /** ₹ that the inviter received. */
  amount: z.number().nullable(),
});

/** Terms of the campaign. */
const terms = z.object({
  /** ₹ for the friend and for the inviter. */
  friendAmount: z.number(),
  inviterAmount: z.number(),
  monthlyCap: z.number().int(),
  qualifyWithinDays: z.number().int(),
  creditDays: z.number().int(),
  /** Days that a link is stored. */
  linkDays: z.number().int(),
  /** False once the budget is used up: links still work but bring no credit. */
  open: z.boolean(),
});

const heldReferral = z.object({
  id: z.string(),
  inviterId: z.string(),
  friendId: z.string(),
  /** First name and an initial. */
  inviter: z.string(),
  friend: z.string(),
  /** Friends of this inviter who came through the code, with this one. */
  inviterFriends: z.number().int(),
  doubts: z.array(z.enum(REFERRAL_DOUBTS)),
  network: z.string().nullable(),
  /** Epoch ms. */
  joinedAt: z.number().int(),
  /** Whether the friend has made a contact. */
  qualified: z.boolean(),
});

export type FriendState = (typeof FRIEND_STATES)[number];
export type ReferredFriend = z.infer<typeof friend>;
export type ReferralTerms = z.infer<typeof terms>;

export const referralCalls = {
  'GET /api/v1/referral/terms': {
    summary: 'What referring a friend brings, and on what terms',
    answer: terms,
  },
  'GET /api/v1/referral/mine': {
    summary: 'The code of who is logged in, and the friends who came through it',
    personal: true,
    answer: z.object({
      code: z.string(),
      /** Friends this month that brought credit. */
      creditedThisMonth: z.number().int(),
      friends: z.array(friend),
    }),
  },
  'GET /api/v1/staff/referrals': {
    summary: 'Referrals that wait for staff, the oldest first, with what was doubtful',
    personal: true,
    answer: z.object({
      referrals: z.array(heldReferral),
      /** ₹ that a release brings both sides together. */
      amount: z.number(),
    }),
  },
  'GET /api/v1/staff/referrals/waiting': {
    summary: 'How many referrals wait for staff',
    personal: true,
    answer: waitingCases,
  },
  'POST /api/v1/staff/referrals/{referralId}': {
    summary: 'Releases a held referral, or refuses it with a reason; both people are notified',
    params: z.object({ referralId: z.string().max(60) }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('release'), reason: optionalReason }),
      z.object({ decision: z.literal('refuse'), reason: neededReason }),
    ]),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
