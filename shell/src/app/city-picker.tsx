import { CITIES, cityBySlug } from '@aangan/shared-kit/domain/cities';
import { categoryBySegment, DEFAULT_CATEGORY } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink } from '@aangan/shared-kit/links/home';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useLocation } from '@aangan/shared-kit/platform/router';
import styles from './city-picker.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** Links to the other cities in a disclosure, so that it works before any script. */
export function CityPicker({ city }: { city: string }) {
  const { session } = usePlatform();
  const { pathname } = useLocation();
  const disclosure = useDisclosure();
  const category = categoryBySegment(pathname.split('/')[2] ?? '') ?? DEFAULT_CATEGORY;

  return (
    <details {...disclosure} className={styles.picker}>
      <summary>
        <span className="visually-hidden">City: </span>
        {cityBySlug(city)?.name ?? 'City'}
      </summary>
      <ul className={styles.list}>
        {CITIES.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={cityHomeLink(slug, category)}
              aria-current={slug === city ? 'true' : undefined}
              onClick={() => session.chooseCity(slug)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
