import { CITIES } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { cityHomeLink, cityLink } from '@aangan/shared-kit/links/home';
import { Link } from '@aangan/shared-kit/platform/router';
import { Panel } from '@aangan/shared-kit/ui/layout';
import styles from './explore.module.css';
import { EXPLORE_CITIES_WORDS } from './explore-cities.words.ts';
import { OverlayFrame } from './overlay-frame.tsx';

export function ExploreCities() {
  return (
    <OverlayFrame title="Explore" purpose={EXPLORE_CITIES_WORDS.lead}>
      <ul className={styles.cities}>
        {CITIES.map(({ slug, name }) => (
          <Panel as="li" gap={8} key={slug} className={styles.city}>
            <h2>
              <Link to={cityLink(slug)}>{name}</Link>
            </h2>
            <ul className={styles.categories}>
              {LISTING_CATEGORIES.map((category) => (
                <li key={category}>
                  <Link to={cityHomeLink(slug, category)}>{CATEGORY_FACTS[category].tab}</Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </ul>
    </OverlayFrame>
  );
}
