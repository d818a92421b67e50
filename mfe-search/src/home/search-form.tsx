import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { SEARCH_CONTEXT_PATH } from '@aangan/shared-kit/links/search-context';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { type Place, PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import type { HomeData } from './home-data.ts';
import styles from './search-form.module.css';
import { placesMaximum, suitablePlaces } from './suitable-places.ts';
import { type Chosen, TabFieldView } from './tab-field.tsx';
import { TAB_FIELDS } from './tab-fields.ts';

const importAddress = () => import('./results-address.ts');
const warmUp = () => void importAddress().catch(() => undefined);

/** What was chosen in the search box, so that it can be shown again. */
export interface SearchDraft {
  readonly places: readonly Place[];
  /** Values by field. */
  readonly chosen: Chosen;
}

export const EMPTY_DRAFT: SearchDraft = { places: [], chosen: {} };

export interface SearchFormProps {
  /** Id of the field for places. */
  readonly id: string;
  readonly category: ListingCategory;
  /** Label of the search button. */
  readonly words: string;
  readonly cities: HomeData['cities'];
  /** Slug. */
  readonly city: string;
  readonly onCity: (city: string) => void;
  /** Keeps what was chosen while the search box is closed. */
  readonly draft?: RefObject<SearchDraft>;
  /** Opens the results; navigates by default. */
  readonly onGo?: (to: string) => void;
  /** Below the place. */
  readonly children?: ReactNode;
}

/**
 * The search box of a tab. Without JavaScript it is a form that submits to the search page. With JavaScript it includes
 * the chosen places and opens the results directly.
 */
export function SearchForm(props: SearchFormProps) {
  const { id, category, words, cities, city, onCity, draft, children } = props;
  const { http, session } = usePlatform();
  const navigate = useNavigate();
  const [places, setPlaces] = useState(draft?.current.places ?? EMPTY_DRAFT.places);
  const save = (next: Partial<SearchDraft>) => {
    if (draft) draft.current = { ...draft.current, ...next };
  };
  const choose = (next: readonly Place[]) => {
    setPlaces(next);
    save({ places: next });
  };
  const suggest = async (hint: string, signal: AbortSignal) => {
    const query = { hint, city, category, elsewhere: 'true' } as const;
    const answer = await http.request('GET /places/api/v1/autocomplete', { query }, { signal });
    return answer.suggestions;
  };
  const changeCity = (next: string) => {
    choose([]);
    onCity(next);
  };
  const changePlaces = (next: readonly Place[]) => {
    const chosen = next.at(-1);
    if (chosen?.kind === 'city') return changeCity(chosen.slug);
    if (chosen?.city === undefined || chosen.city === city) return choose(suitablePlaces(next));
    onCity(chosen.city);
    choose([chosen]);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const fields = new FormData(form);
    session.chooseCity(city);
    event.preventDefault();
    importAddress().then(
      ({ savedAddress }) => (props.onGo ?? navigate)(savedAddress(fields, { category, city, places })),
      () => form.submit(),
    );
  };

  return (
    <form
      action={SEARCH_CONTEXT_PATH}
      method="get"
      className={styles.form}
      onSubmit={submit}
      onFocus={warmUp}
      onChange={(event) => save({ chosen: chosenIn(event.currentTarget) })}
    >
      <input type="hidden" name="type" value={category} />
      <div className={styles.city}>
        <SelectField
          label="City"
          name="city"
          options={cities}
          value={city}
          onChange={(event) => changeCity(event.target.value)}
        />
      </div>
      <div>
        <PlaceBox
          id={id}
          label="Where"
          city={city}
          value={places}
          onChange={changePlaces}
          suggest={suggest}
          maximum={placesMaximum(places)}
          placeholder="Locality, society, metro"
          chosenName="localities"
        />
      </div>
      {children}
      <div className={styles.fields} key={category}>
        {TAB_FIELDS[category].map((field) => (
          <TabFieldView key={field} field={field} category={category} chosen={draft?.current.chosen} />
        ))}
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" icon={searchIcon} wide>
          {words}
        </Button>
      </div>
    </form>
  );
}

/** The values of a form by field. */
function chosenIn(form: HTMLFormElement): Chosen {
  const fields = new FormData(form);
  return Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).map(String)]));
}
