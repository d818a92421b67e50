import { z } from 'zod';
import type { CallContracts } from './call.ts';

const level = z.object({
  code: z.string(),
  name: z.string(),
  /** Number of rents paid on time that the level needs. */
  rents: z.number().int(),
});

/** The terms that a member accepts, with the version that is stored. */
const consent = z.object({ version: z.string(), words: z.string() });

export type ClubLevel = z.infer<typeof level>;
export type ClubConsent = z.infer<typeof consent>;

const membership = z.object({
  member: z.boolean(),
  /** Epoch ms. */
  joinedAt: z.number().int().nullable(),
  /** Rents paid on time through Aangan. */
  rentsOnTime: z.number().int(),
  level: level.nullable(),
  /** The next level, or null at the top. */
  next: level.nullable(),
});

export type ClubMembership = z.infer<typeof membership>;

export const renterClubCalls = {
  'GET /api/v1/renterclub/about': {
    summary: 'What the renter club is: levels, benefits, and what a member agrees to',
    answer: z.object({ levels: z.array(level), benefits: z.array(z.string()), consent }),
  },
  'GET /api/v1/renterclub/membership': {
    summary: 'How who is logged in stands in the renter club',
    personal: true,
    answer: membership,
  },
  'POST /api/v1/renterclub/join': {
    summary: 'Joins the renter club with consent',
    body: z.object({ consentVersion: z.string().max(40) }),
    personal: true,
    answer: membership,
  },
  'POST /api/v1/renterclub/leave': {
    summary: 'Leaves the renter club; nothing that was earned is lost',
    body: z.object({}).optional(),
    personal: true,
    answer: membership,
  },
} as const satisfies CallContracts;
