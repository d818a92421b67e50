import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { HiddenFields } from './hidden-fields.tsx';
import { inPlaces, placesInSearch } from './narrow.ts';
import styles from './results.module.css';
import { cityName } from './results-words.ts';
import type { ResultsPage } from './search-call.ts';
import { formTarget } from './search-form.ts';

interface PlaceFormProps {
  readonly search: ListingSearch;
  readonly places: ResultsPage['places'];
  readonly onCommit: (search: ListingSearch) => void;
}

/** Where: pick a place and the results follow; without JavaScript the typed name is sent. */
export function PlaceForm({ search, places, onCommit }: PlaceFormProps) {
  const { http } = usePlatform();
  const { action, hidden } = formTarget(search);
  const suggest = async (hint: string, signal: AbortSignal) => {
    const query = { hint, city: search.city, category: search.category };
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
    return suggestions;
  };
  return (
    <form method="get" action={action} className={styles.place} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields fields={hidden} />
      <PlaceBox
        id="where"
        label={`Where in ${cityName(search.city)}`}
        city={search.city}
        value={placesInSearch(search, places)}
        onChange={(picked) => onCommit(inPlaces(search, picked))}
        suggest={suggest}
        placeholder="Locality, society, metro station"
      />
      <span className={styles.noscript}>
        <Button type="submit" icon={searchIcon} label="Search" />
      </span>
    </form>
  );
}
