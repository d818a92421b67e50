import type { PlaceSuggestion } from '@aangan/shared-kit/contracts/places';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { Link } from '@aangan/shared-kit/platform/router';
import { Rows, SoftText } from '@aangan/shared-kit/ui/layout';
import styles from './commute.module.css';
import { COMMUTE_WORDS } from './commute.words.ts';
import { placeSearchLink } from './place-search-link.ts';

export interface FoundPlacesData {
  readonly hint: string;
  readonly places: readonly Pick<PlaceSuggestion, 'kind' | 'slug' | 'name' | 'subtitle' | 'city'>[];
}

/** Places that match a typed name, each linked to the homes near it; for forms without JavaScript. */
export function FoundPlaces({ found: { hint, places } }: { readonly found: FoundPlacesData }) {
  return (
    <section className={styles.section} aria-label="Places found">
      {places.length === 0 && <p>{COMMUTE_WORDS.unknown(hint)}</p>}
      <Rows>
        {places.map((place) => (
          <li key={`${place.kind} ${place.slug}`}>
            <h3>{place.name}</h3>
            <SoftText>{place.subtitle}</SoftText>
            <ul className={styles.ways}>
              {LISTING_CATEGORIES.map((category) => (
                <li key={category}>
                  <Link to={placeSearchLink(category, place.city, place)}>{CATEGORY_FACTS[category].tab}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Rows>
    </section>
  );
}
