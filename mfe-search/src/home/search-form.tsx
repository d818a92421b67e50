import { CITIES } from '@aangan/shared-kit/domain/cities';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { SEARCH_CONTEXT_PATH, searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { type Place, PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { type FormEvent, useState } from 'react';
import { CATEGORY_WORDS } from './home-words.ts';
import { rememberSearch } from './recent-searches.ts';
import styles from './search-form.module.css';
import { fittingPlaces, placesMaximum, searchRequest } from './search-request.ts';
import { searchTitle } from './search-title.ts';
import { TabFieldView } from './tab-field.tsx';
import { TAB_FIELDS } from './tab-fields.ts';

const PLACE_ID = 'home-place';
const CITY_OPTIONS = CITIES.map(({ slug, name }) => ({ value: slug, label: name }));

interface SearchFormProps {
  readonly category: ListingCategory;
  /** Slug. */
  readonly city: string;
  readonly onCity: (city: string) => void;
}

/**
 * The search box of a tab. Without JavaScript it is a form that asks the search page; with it, the chosen places join
 * in and it goes straight to the address of the results.
 */
export function SearchForm({ category, city, onCity }: SearchFormProps) {
  const { http, alerts, session } = usePlatform();
  const navigate = useNavigate();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [busy, setBusy] = useState(false);

  const suggest = async (hint: string, signal?: AbortSignal) => {
    const query = { hint, city, category };
    const answer = await http.request('GET /places/api/v1/autocomplete', { query }, signal && { signal });
    return answer.suggestions;
  };
  const changeCity = (next: string) => {
    setPlaces([]);
    onCity(next);
  };
  const changePlaces = (next: readonly Place[]) => {
    const chosen = next.at(-1);
    if (chosen?.kind === 'city') changeCity(chosen.slug);
    else setPlaces(fittingPlaces(next));
  };
  const go = (form: FormData, meant: readonly Place[]) => {
    const search = searchRequest(form, { category, city, places: meant });
    const to = searchLink(search);
    rememberSearch({
      title: searchTitle(
        search,
        meant.map(({ name }) => name),
      ),
      to,
    });
    session.chooseCity(city);
    void navigate(to);
  };
  /** What was typed but not picked from the list means its best fit. */
  const goByHint = async (form: FormData, hint: string) => {
    setBusy(true);
    const found = await suggest(hint).catch(() => undefined);
    setBusy(false);
    const best = found?.find(({ kind }) => kind !== 'city');
    if (best) return go(form, fittingPlaces([...places, best]));
    alerts.show(
      'error',
      found ? `We found no place called “${hint}” here.` : 'Places could not be looked up. Please try again.',
    );
    document.getElementById(PLACE_ID)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const hint = String(form.get('q') ?? '').trim();
    if (hint === '') go(form, places);
    else void goByHint(form, hint);
  };

  return (
    <form action={SEARCH_CONTEXT_PATH} method="get" className={styles.form} onSubmit={submit}>
      <input type="hidden" name="type" value={category} />
      <div className={styles.city}>
        <SelectField
          label="City"
          name="city"
          options={CITY_OPTIONS}
          value={city}
          onChange={(event) => changeCity(event.target.value)}
        />
      </div>
      <div className={styles.place}>
        <PlaceBox
          id={PLACE_ID}
          label="Locality, society, landmark or metro station"
          city={city}
          value={places}
          onChange={changePlaces}
          suggest={suggest}
          maximum={placesMaximum(places)}
          placeholder="Try Koramangala"
          chosenName="localities"
        />
      </div>
      <div className={styles.fields} key={category}>
        {TAB_FIELDS[category].map((field) => (
          <TabFieldView key={field} field={field} category={category} />
        ))}
      </div>
      <div className={styles.submit}>
        <Button type="submit" variant="primary" icon={searchIcon} wide busy={busy}>
          {CATEGORY_WORDS[category].search}
        </Button>
      </div>
    </form>
  );
}
