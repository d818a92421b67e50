import type { ProjectList } from '@aangan/shared-kit/contracts/projects';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import type { ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import type { Http } from '@aangan/shared-kit/platform/http';
import { withoutText } from './list.words.ts';
import { chosenFilters } from './list-words-of-search.ts';
import { projectQueryOf } from './project-query.ts';

/** A wider search than one without results. */
export interface WayOut {
  readonly label: string;
  readonly search: ProjectSearch;
  readonly count: number;
}

/** The searches with one filter less, and that of the whole city, as far as they have projects. */
export async function loadWaysOut(http: Http, search: ProjectSearch, names: ProjectList): Promise<WayOut[]> {
  const { city, localities } = search;
  const wider = chosenFilters(search, names).map(({ label, without }) => ({
    label: withoutText(label),
    search: without,
  }));
  if (localities.length > 0) {
    wider.push({ label: `All of ${cityBySlug(city)?.name ?? city}`, search: { ...search, localities: [] } });
  }
  const counted = await Promise.all(
    wider.map(async (way) => ({
      ...way,
      count: (await http.request('GET /api/v1/project/search/facets', { query: projectQueryOf(way.search) })).total,
    })),
  );
  return counted.filter(({ count }) => count > 0);
}
