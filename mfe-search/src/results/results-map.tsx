import { searchLink } from '@aangan/shared-kit/links/search';
import { ListingMap } from '../map/listing-map.tsx';
import { cardId } from './card-id.ts';
import type { ResultsData } from './results-data.ts';

interface ResultsMapProps {
  readonly data: ResultsData;
  readonly onGo: (address: string) => void;
}

/** The map of a search; another part of it is another search. */
export function ResultsMap({ data: { search, listings, points }, onGo }: ResultsMapProps) {
  return (
    <ListingMap
      search={search}
      listings={listings}
      places={points}
      cardId={cardId}
      onSearchArea={(bounds) => onGo(searchLink({ ...search, bounds }, { view: 'map' }))}
    />
  );
}
