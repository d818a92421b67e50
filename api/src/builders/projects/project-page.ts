import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectSort } from '@aangan/shared-kit/domain/projects/project-options';
import { compareKeys, cursorOf, keyOf, keyOfCursor } from './project-cursor.ts';

interface PageRequest {
  readonly sort: ProjectSort;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Cursor of the page; without it the page is found by its number. */
  readonly after: string | undefined;
}

interface ProjectPage {
  readonly projects: ProjectCard[];
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/**
 * One page of the projects that fit a search.
 * @throws CallError 400 for a cursor of another order
 */
export function projectPage(fit: readonly ProjectCard[], { sort, page, size, after }: PageRequest): ProjectPage {
  const from = after === undefined ? (page - 1) * size : placeAfter(fit, sort, after);
  const projects = fit.slice(from, from + size);
  const last = projects.at(-1);
  return { projects, next: last && from + size < fit.length ? cursorOf(sort, keyOf(sort, last)) : null };
}

/** The place of the first project behind a cursor; its own project may be gone. */
function placeAfter(fit: readonly ProjectCard[], sort: ProjectSort, after: string): number {
  const key = keyOfCursor(sort, after);
  const place = fit.findIndex((card) => compareKeys(sort, keyOf(sort, card), key) > 0);
  return place === -1 ? fit.length : place;
}
