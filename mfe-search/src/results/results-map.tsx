import { withArea } from '@aangan/shared-kit/links/search-area';
import { ListingMap } from '../map/public.ts';
import { withPolygon } from './area-link.ts';
import { cardId } from './card-id.ts';
import type { ResultsData } from './results-data.ts';

interface ResultsMapProps {
  readonly data: ResultsData;
  /** Searches another part of the map; a drawn area adds a history entry, so that Back undoes it. */
  readonly onGo: (address: string, asStep: boolean) => void;
}

/** The map of a search; another part of the map starts another search. */
export function ResultsMap({ data: { search, listings, points, areaTo }, onGo }: ResultsMapProps) {
  return (
    <ListingMap
      search={search}
      listings={listings}
      places={points}
      cardId={cardId}
      onSearchArea={(bounds) => onGo(withArea(areaTo, bounds), false)}
      onArea={(polygon) => onGo(withPolygon(areaTo, polygon), true)}
    />
  );
}
