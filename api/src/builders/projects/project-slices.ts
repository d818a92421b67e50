import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { Database } from '../../foundation/database/public.ts';
import { type FreshValue, freshValue } from '../../search/listings/public.ts';
import { cardsByIds } from './project-cards.ts';
import { citySlice, type ProjectFact } from './project-slice.ts';

/** The most that counts may lag behind a page. */
const FRESH_MS = 30_000;

interface ProjectSlice {
  /** Every project of a city, newest launch first. */
  readonly facts: readonly ProjectFact[];
  /** Cards of those that are advertised. */
  readonly advertised: ReadonlyMap<string, ProjectCard>;
}

export interface ProjectSlices {
  read(city: string, onError: (error: unknown) => void): Promise<ProjectSlice>;
}

/** The projects of each city in memory, loaded on first use. There are as many slices as service cities. */
export function projectSlices(database: Database, now: () => number): ProjectSlices {
  async function load(city: string): Promise<ProjectSlice> {
    const facts = await citySlice(database, city);
    const ids = facts.filter(({ sponsored }) => sponsored).map(({ id }) => id);
    const cards = await cardsByIds(database, ids, indiaDay(now()));
    return { facts, advertised: new Map(cards.map((card) => [card.id, card])) };
  }

  const slices = new Map<string, FreshValue<ProjectSlice>>();
  return {
    read(city, onError) {
      const known = slices.get(city);
      const slice = known ?? freshValue({ load: () => load(city), now, freshMs: FRESH_MS });
      if (!known) slices.set(city, slice);
      return slice.read(onError);
    },
  };
}
