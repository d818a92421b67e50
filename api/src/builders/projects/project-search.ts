import type { projectQuery } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectSort } from '@aangan/shared-kit/domain/projects/project-options';
import type { z } from 'zod';

/** The search as validated by the contract. */
export type ProjectQueryInput = z.output<typeof projectQuery>;

/** A search with its names looked up; unknown names are left out. */
export interface ResolvedProjectSearch {
  readonly query: ProjectQueryInput;
  /** Ids of the known localities of the search. */
  readonly localityIds: readonly string[];
  readonly builderId: string | undefined;
  /** Today in India. */
  readonly today: string;
}

/** The column of each order, and its direction. */
export const PROJECT_ORDERS = {
  newest: { column: 'launched_on', direction: 'desc', type: 'date' },
  price_low: { column: 'min_price', direction: 'asc', type: 'int' },
  price_high: { column: 'min_price', direction: 'desc', type: 'int' },
  possession: { column: 'possession_on', direction: 'asc', type: 'date' },
} as const satisfies Record<ProjectSort, { column: string; direction: 'asc' | 'desc'; type: 'date' | 'int' }>;
