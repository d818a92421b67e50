import { ListingMap } from '../map/public.ts';
import { withArea, withPolygon } from './area-link.ts';
import { cardId } from './card-id.ts';
import type { ResultsData } from './results-data.ts';

interface ResultsMapProps {
  readonly data: ResultsData;
  /** Leads to another part of the map; what was drawn is a step of its own that Back undoes. */
  readonly onGo: (address: string, asStep: boolean) => void;
}

/** The map of a search; another part of it is another search. */
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
