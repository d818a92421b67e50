import { z } from 'zod';
import type { CallContracts } from './call.ts';

const manager = z.object({
  name: z.string(),
  /** `Monday to Saturday, 10 am to 7 pm`. */
  hours: z.string(),
  languages: z.array(z.string()),
  /** Epoch ms. */
  since: z.number(),
  /** The manager's next task and its time; null when nothing is open. */
  nextStep: z.string().nullable(),
});

export type PropertyManager = z.infer<typeof manager>;

export const propertyManagerCalls = {
  'GET /api/v1/rm_customer/rm': {
    summary: 'Whether the visitor has property management, and who manages',
    personal: true,
    answer: z.object({ activePlan: z.boolean(), rm: manager.nullable() }),
  },
  'PUT /api/v1/staff/property-managers/{accountId}': {
    summary: 'Staff give a person a manager, or change who it is and what is next',
    params: z.object({ accountId: z.string().max(60) }),
    body: z.object({
      name: z.string().trim().min(3).max(60),
      hours: z.string().trim().min(3).max(120),
      languages: z.array(z.string().trim().min(2).max(30)).max(8),
      nextStep: z.string().trim().max(300).nullable(),
    }),
    personal: true,
    answer: z.object({ rm: manager }),
  },
  'DELETE /api/v1/staff/property-managers/{accountId}': {
    summary: 'Ends the management of a person’s property',
    params: z.object({ accountId: z.string().max(60) }),
    personal: true,
    answer: z.object({ activePlan: z.literal(false) }),
  },
} as const satisfies CallContracts;
