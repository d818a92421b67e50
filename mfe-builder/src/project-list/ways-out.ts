import type { ProjectList } from '@aangan/shared-kit/contracts/projects';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { allProjects, type ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import { placeOfProjects } from '@aangan/shared-kit/links/project-search';
import type { Http } from '@aangan/shared-kit/platform/http';
import { LIST_WORDS as WORDS, withoutText } from './list.words.ts';
import { chosenFilters } from './list-words-of-search.ts';
import { projectQueryOf } from './project-query.ts';

/** A wider search than one without results. */
export interface WayOut {
  readonly label: string;
  readonly search: ProjectSearch;
  readonly count: number;
}

/** The searches with one filter less, that of the whole city, and those without filters, as far as they have projects. */
export async function loadWaysOut(http: Http, search: ProjectSearch, names: ProjectList): Promise<WayOut[]> {
  const { city, localities } = search;
  const cityName = cityBySlug(city)?.name ?? city;
  const chosen = chosenFilters(search, names);
  const narrowed = localities.length > 0;
  const wider = [
    ...chosen.map(({ label, without }) => ({ label: withoutText(label), search: without })),
    ...(narrowed ? [{ label: `All of ${cityName}`, search: { ...search, localities: [] } }] : []),
    ...(chosen.length > 1 ? [{ label: WORDS.noFilter, search: placeOfProjects(search) }] : []),
    ...(narrowed && chosen.length > 0
      ? [{ label: `${WORDS.noFilter}, all of ${cityName}`, search: allProjects(city) }]
      : []),
  ];
  const counted = await Promise.all(
    wider.map(async (way) => ({
      ...way,
      count: (await http.request('GET /api/v1/project/search/facets', { query: projectQueryOf(way.search) })).total,
    })),
  );
  return counted.filter(({ count }) => count > 0);
}
