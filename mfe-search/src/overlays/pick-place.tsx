import type { PlaceSuggestion } from '@aangan/shared-kit/contracts/places';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Form, Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { type Place, PlaceBox } from '@aangan/shared-kit/ui/place-box';
import { useState } from 'react';
import styles from './overlay.module.css';
import { placeSearchLink } from './place-search-link.ts';

export interface FoundPlaces {
  readonly hint: string;
  readonly places: readonly Pick<PlaceSuggestion, 'kind' | 'slug' | 'name' | 'subtitle' | 'city'>[];
}

/** Chooses a place and leads to what is on offer around it; without JavaScript the form lists the places it finds. */
export function PickPlace({ found }: { readonly found: FoundPlaces | null }) {
  const { http, session } = usePlatform();
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const [place] = chosen;
  const suggest = async (hint: string, signal: AbortSignal) => {
    const query = { hint, city: session.city };
    return (await http.request('GET /places/api/v1/autocomplete', { query }, { signal })).suggestions;
  };
  return (
    <>
      <Form method="get" action="/capture/poi" className={styles.form}>
        <PlaceBox
          id="place"
          label={`Place in ${cityBySlug(session.city)?.name ?? 'your city'}`}
          city={session.city}
          value={chosen}
          onChange={setChosen}
          suggest={suggest}
          maximum={1}
          placeholder="Office, college, metro station or locality"
        />
        <Button type="submit" icon={searchIcon} className={styles.find}>
          Find places
        </Button>
      </Form>
      {place && <Offers city={session.city} place={place} />}
      {!place && found && (
        <section aria-label="Places found">
          {found.places.length === 0 && <p>Nothing here is called “{found.hint}”. Check the spelling or the city.</p>}
          <ul className={styles.found}>
            {found.places.map((each) => (
              <li key={`${each.kind} ${each.slug}`}>
                <Offers city={each.city} place={each} subtitle={each.subtitle} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface OffersProps {
  readonly city: string;
  readonly place: Place;
  readonly subtitle?: string;
}

function Offers({ city, place, subtitle }: OffersProps) {
  return (
    <section className={styles.city} aria-label={place.name}>
      <h2>{place.name}</h2>
      {subtitle && <p className={styles.soft}>{subtitle}</p>}
      <ul className={styles.categories}>
        {LISTING_CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={placeSearchLink(category, city, place)}>{CATEGORY_FACTS[category].tab}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
