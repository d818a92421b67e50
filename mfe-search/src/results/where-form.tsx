import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { type Place, PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { HiddenFields } from './hidden-fields.tsx';
import type { ResultsData } from './results-data.ts';
import { WHERE_WORDS } from './where.words.ts';
import styles from './where-form.module.css';

/** Id of the form of the page, which links lead to. */
export const WHERE_FORM = 'where-form';

interface WhereFormProps {
  /** Id of its field. */
  readonly id: string;
  readonly search: ListingSearch;
  readonly where: ResultsData['where'];
  readonly view: 'map' | undefined;
  /** Opens the results of the picked places; navigates by default. */
  readonly onGo?: (to: string) => void;
}

/** The place box: a picked place loads its results; without JavaScript the typed name is submitted. */
export function WhereForm({ id, search, where, view, onGo }: WhereFormProps) {
  const { action, hidden, label, city, chosen } = where;
  const { http } = usePlatform();
  const navigate = useNavigate();
  const suggest = async (hint: string, signal: AbortSignal) => {
    const query = { hint, city, category: search.category, elsewhere: 'true' } as const;
    const { suggestions } = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
    return suggestions;
  };
  const goTo = async (places: readonly Place[]) => {
    const [{ inPlaces }, { searchLink }] = await Promise.all([
      import('./narrow.ts'),
      import('@aangan/shared-kit/links/search'),
    ]);
    const to = searchLink(inPlaces(search, places), view ? { view } : {});
    if (onGo) onGo(to);
    else void navigate(to);
  };
  return (
    <form
      {...(!onGo && { id: WHERE_FORM })}
      method="get"
      action={action}
      className={styles.where}
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields fields={hidden} />
      <div className={styles.whereBox}>
        <PlaceBox
          id={id}
          label={label}
          city={city}
          value={chosen}
          onChange={(places) => void goTo(places)}
          suggest={suggest}
          placeholder={WHERE_WORDS.where}
        />
      </div>
      <Unscripted>
        <Button type="submit" icon={searchIcon} label="Search" />
      </Unscripted>
    </form>
  );
}
