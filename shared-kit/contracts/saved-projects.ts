import { z } from 'zod';
import { PROJECT_STAGES } from '../domain/projects/project-options.ts';
import type { CallContracts } from './call.ts';
import { projectId } from './project-values.ts';

const saved = z.object({
  project: z.object({
    id: projectId,
    name: z.string(),
    builder: z.string(),
    city: z.string(),
    locality: z.string(),
    stage: z.enum(PROJECT_STAGES),
    /** ₹ of a unit. */
    minPrice: z.number(),
    maxPrice: z.number(),
    possessionOn: z.string(),
  }),
  note: z.string(),
  /** Whether the person is told when the price of the cheapest unit changes. */
  priceAlert: z.boolean(),
  /** Epoch ms. */
  savedOn: z.number(),
});

export type SavedProject = z.infer<typeof saved>;

/** Projects on a person's shortlist, with a note and a price alert. */
export const savedProjectCalls = {
  'GET /api/v1/user/projects': {
    summary: 'Projects on the viewer’s shortlist, last saved first',
    personal: true,
    answer: z.object({ projects: z.array(saved) }),
  },
  'PUT /api/v1/user/projects/{id}': {
    summary: 'Puts a project on the shortlist, or changes its note or price alert; absent fields stay as they are',
    params: z.object({ id: projectId }),
    body: z.object({ note: z.string().trim().max(1000).optional(), priceAlert: z.boolean().optional() }),
    personal: true,
    answer: z.object({ saved }),
  },
  'DELETE /api/v1/user/projects/{id}': {
    summary: 'Takes a project off the shortlist, with its note and price alert',
    params: z.object({ id: projectId }),
    personal: true,
    answer: z.object({ saved: z.null() }),
  },
} as const satisfies CallContracts;
