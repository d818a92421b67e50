import { z } from 'zod';
import { PROJECTS_SHORTLISTED_AT_MOST } from '../domain/personal-limits.ts';
import type { CallContracts } from './call.ts';
import { projectCard, projectId } from './project-values.ts';

const ids = z.object({
  /** Current shortlist, the newest first. */
  ids: z.array(projectId),
});

/** Projects that a person has shortlisted, on all their devices. */
export const projectShortlistCalls = {
  'GET /api/v1/user/project-shortlist': {
    summary: 'Shortlisted projects as cards, the last one first',
    personal: true,
    answer: z.object({ entries: z.array(z.object({ project: projectCard, shortlistedOn: z.number() })) }),
  },
  'GET /api/v1/user/project-shortlist/ids': {
    summary: 'Ids of all shortlisted projects, so that public lists can mark them',
    personal: true,
    answer: ids,
  },
  'PUT /api/v1/user/project-shortlist/{id}': {
    summary: 'Shortlists a project; once is as good as twice',
    params: z.object({ id: projectId }),
    personal: true,
    answer: z.object({ shortlisted: z.literal(true) }),
  },
  'DELETE /api/v1/user/project-shortlist/{id}': {
    summary: 'Takes a project off the shortlist',
    params: z.object({ id: projectId }),
    personal: true,
    answer: z.object({ shortlisted: z.literal(false) }),
  },
  'POST /api/v1/user/project-shortlist/merge': {
    summary: 'Adds what a browser kept before its visitor logged in, the newest first, as far as there is room',
    body: z.object({ ids: z.array(projectId).max(PROJECTS_SHORTLISTED_AT_MOST) }),
    personal: true,
    answer: ids,
  },
  'GET /api/v1/project/cards': {
    summary: 'Projects by id as cards, in the order of the ids; unknown ones are left out',
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(projectId).max(PROJECTS_SHORTLISTED_AT_MOST)),
    }),
    answer: z.object({ projects: z.array(projectCard) }),
  },
} as const satisfies CallContracts;
