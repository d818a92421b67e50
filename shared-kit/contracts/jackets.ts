import { z } from 'zod';
import { type CallContracts, slug } from './call.ts';

/** Status of a jacket; `never` silences it until `again`. */
export const JACKET_ACTIONS = ['shown', 'clicked', 'dismissed', 'never', 'again'] as const;
export type JacketAction = (typeof JACKET_ACTIONS)[number];

/** The id that means every jacket. */
export const ALL_JACKETS = 'all';

/** The account's id when logged in, else the device's. */
const uId = z.string().min(1).max(64);

const jacket = z.object({
  id: slug,
  type: slug,
  /** Its page, to open as a sheet. */
  path: z.string(),
  title: z.string(),
  text: z.string(),
  /** Label of the button. */
  action: z.string(),
});

export type Jacket = z.infer<typeof jacket>;

export const jacketCalls = {
  'POST /api/v1/jacket/get': {
    summary: 'The one suggestion that this visitor may see now, or null',
    body: z.object({
      /** Part of the product that the page belongs to: `search`, `plans`, `account`. */
      business: slug,
      uId,
      /** Path of the page that asks. */
      sP: z.string().startsWith('/').max(300),
      /** By type of jacket: audiences that only the browser knows, from data stored on the device. */
      typeToAudienceIdsMap: z
        .record(z.string().max(40), z.array(z.string().max(40)).max(10))
        .refine((map) => Object.keys(map).length <= 20, 'at most 20 types')
        .default({}),
    }),
    personal: true,
    answer: z.object({ jacket: jacket.nullable() }),
  },
  'POST /api/v1/jacket/persist/audit/{jacketId}': {
    summary: 'Notes what became of a jacket; 202 for what is not noted, and a jacket that may not be shown now',
    params: z.object({ jacketId: slug }),
    body: z.object({ uId, action: z.enum(JACKET_ACTIONS) }),
    personal: true,
    answer: z.object({ status: z.enum(['noted', 'not-noted']) }),
  },
} as const satisfies CallContracts;
