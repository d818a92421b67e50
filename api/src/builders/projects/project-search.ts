import type { ProjectCard, projectQuery } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectSort } from '@aangan/shared-kit/domain/projects/project-options';
import type { z } from 'zod';

/** The search as validated by the contract. */
export type ProjectQueryInput = z.output<typeof projectQuery>;

/** A search with its names looked up; unknown names are left out. */
export interface ResolvedProjectSearch {
  readonly query: ProjectQueryInput;
  /** The known localities of the search. */
  readonly places: readonly ProjectPlace[];
  readonly builder: ProjectBuilder | null;
  /** Today in India. */
  readonly today: string;
}

/** A locality. */
export interface ProjectPlace {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface ProjectBuilder {
  readonly id: string;
  readonly name: string;
}

/** The field of each order, and its direction. The id is the tie-break. */
export const PROJECT_ORDERS = {
  newest: { field: 'launchedOn', direction: 'desc' },
  price_low: { field: 'minPrice', direction: 'asc' },
  price_high: { field: 'minPrice', direction: 'desc' },
  possession: { field: 'possessionOn', direction: 'asc' },
} as const satisfies Record<ProjectSort, { field: keyof ProjectCard; direction: 'asc' | 'desc' }>;
