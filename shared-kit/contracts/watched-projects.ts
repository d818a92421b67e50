import { z } from 'zod';
import { PROJECT_STAGES } from '../domain/projects/project-options.ts';
import type { CallContracts } from './call.ts';
import { projectId } from './project-values.ts';

const watched = z.object({
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
  since: z.number(),
});

export type WatchedProject = z.infer<typeof watched>;

/** Projects that a person watches: a note of their own, and a price alert. */
export const watchedProjectCalls = {
  'GET /api/v1/user/watched-projects': {
    summary: 'Projects that the viewer watches, last added first',
    personal: true,
    answer: z.object({ projects: z.array(watched) }),
  },
  'PUT /api/v1/user/watched-projects/{id}': {
    summary: 'Watches a project, or changes its note or price alert; absent fields stay as they are',
    params: z.object({ id: projectId }),
    body: z.object({ note: z.string().trim().max(1000).optional(), priceAlert: z.boolean().optional() }),
    personal: true,
    answer: z.object({ watched }),
  },
  'DELETE /api/v1/user/watched-projects/{id}': {
    summary: 'Ends watching a project, with its note and price alert',
    params: z.object({ id: projectId }),
    personal: true,
    answer: z.object({ watched: z.null() }),
  },
} as const satisfies CallContracts;
