import { z } from 'zod';
import type { CallContracts } from './call.ts';

/** Answered once there are accounts; until then every answer is an error, and visitors stay logged out. */
export const identityCalls = {
  'POST /user/auto-login': {
    summary: "Takes an app's login over into the site's own session",
    body: z.object({ token: z.string().min(1).max(4000) }),
    personal: true,
    answer: z.object({ loggedIn: z.boolean() }),
  },
} as const satisfies CallContracts;
