import type { ProjectPin } from '@aangan/shared-kit/contracts/projects';
import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
import type { ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import { projectSearchLink } from '@aangan/shared-kit/links/project-search';
import { SOME_AREA } from '@aangan/shared-kit/links/search-area';
import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { firstPinsText } from './list.words.ts';
import { type MapMark, mapMarks } from './map-marks.ts';

/** The map of a list: marks for the document, and pins for the map that loads after it. */
export interface ListMap {
  readonly city: string;
  readonly marks: readonly MapMark[];
  readonly pins: readonly Pin[];
  /** The searched area. */
  readonly bounds: MapBounds | null;
  /** Address of a search in an area, with a placeholder for the area. */
  readonly areaTo: string;
  /** What the map leaves out. */
  readonly note: string;
}

const VIEW = { view: 'map' } as const;

export function listMap(
  search: ProjectSearch,
  { pins, total }: { readonly pins: readonly ProjectPin[]; readonly total: number },
): ListMap {
  return {
    city: search.city,
    marks: mapMarks(pins, (locality) => projectSearchLink({ ...search, localities: [locality] }, VIEW)),
    pins: pins.map(({ id, url, name, locality, latitude, longitude, minPrice }) => ({
      ...{ id, url, latitude, longitude, price: minPrice },
      title: `${name}, ${locality}`,
    })),
    bounds: search.bounds ?? null,
    // The localities of the search would hide what else is in the area.
    areaTo: projectSearchLink({ ...search, localities: [], bounds: SOME_AREA }, VIEW),
    note: total > pins.length ? firstPinsText(pins.length, total) : '',
  };
}
