import { PACKERS_CITIES } from '@aangan/shared-kit/domain/home-services/packers-city';
import { packersCityLink } from '@aangan/shared-kit/links/moves';
import { Link } from '@aangan/shared-kit/platform/router';
import { Section } from '@aangan/shared-kit/ui/layout';
import styles from './packers.module.css';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';

/** The pages of all cities with packers. */
export function CityLinks() {
  return (
    <Section aria-labelledby="packers-cities">
      <h2 id="packers-cities">{WORDS.cities(PACKERS_CITIES.length)}</h2>
      <ul className={styles.cities}>
        {PACKERS_CITIES.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={packersCityLink(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
