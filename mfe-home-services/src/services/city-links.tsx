import { cityBySlug, HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { cityServicesLink } from '@aangan/shared-kit/links/home-services';
import { Link } from '@aangan/shared-kit/platform/router';
import styles from './services.module.css';

/** Every city with home services. */
export function CityLinks({ city }: { readonly city: string | undefined }) {
  return (
    <ul className={styles.cities}>
      {HOME_SERVICES_CITIES.map((slug) => (
        <li key={slug}>
          <Link to={cityServicesLink(slug)} aria-current={slug === city ? 'page' : undefined}>
            {cityBySlug(slug)?.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
