import { z } from 'zod';
import type { CallContracts } from './call.ts';

/**
 * Status of a referral for the inviter. `checking` waits for staff. `counted` brought the friend's credit in a month
 * in which the inviter had reached the cap.
 */
const FRIEND_STATES = ['joined', 'checking', 'credited', 'counted', 'lapsed', 'not-credited'] as const;

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
  doubts: z.array(z.string()),
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
  'GET /api/v1/referral/held': {
    summary: 'Staff: referrals that were held, with what was doubtful',
    personal: true,
    answer: z.object({ referrals: z.array(heldReferral) }),
  },
  'POST /api/v1/referral/{referralId}/decide': {
    summary: 'Staff: releases or refuses a held referral',
    params: z.object({ referralId: z.string().max(60) }),
    body: z.object({ decision: z.enum(['release', 'refuse']), reason: z.string().trim().min(3).max(300) }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
