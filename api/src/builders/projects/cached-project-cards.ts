import type { ProjectCard } from '@aangan/shared-kit/contracts/project-values';
import type { Database } from '../../foundation/database/public.ts';
import { cardsByIds } from './project-cards.ts';

/** A project with the version of its row (`xmin`), which changes with every update. */
export interface VersionedId {
  readonly id: string;
  readonly version: string;
}

/** About 8 MB when full. */
const MOST_CARDS = 8_000;

/**
 * Reads the cards of pages, each once while its row is unchanged and the day is the same. Those read first are evicted
 * first.
 */
export function cachedProjectCards(database: Database, mostCards = MOST_CARDS) {
  const known = new Map<string, { readonly version: string; readonly card: ProjectCard }>();

  return async (wanted: readonly VersionedId[], today: string): Promise<ProjectCard[]> => {
    const versions = new Map(wanted.map(({ id, version }) => [id, `${version} ${today}`]));
    const missing = wanted.filter(({ id }) => known.get(id)?.version !== versions.get(id)).map(({ id }) => id);
    for (const card of await cardsByIds(database, missing, today)) {
      known.delete(card.id);
      known.set(card.id, { version: versions.get(card.id) ?? '', card });
      const [oldest] = known.keys();
      if (known.size > mostCards && oldest !== undefined) known.delete(oldest);
    }
    return wanted.flatMap(({ id }) => known.get(id)?.card ?? []);
  };
}
