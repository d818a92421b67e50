import { Link } from '@aangan/shared-kit/platform/router';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import styles from './city-links.module.css';
import { inCityTitle } from './project.words.ts';
import type { ProjectData } from './project-data.ts';

/** Searches for homes in the locality and the city. */
export function CityLinks({
  project: { cityName, inCity },
}: {
  readonly project: Pick<ProjectData, 'cityName' | 'inCity'>;
}) {
  return (
    <PageSection id="in-city" title={inCityTitle(cityName)}>
      <ul className={styles.links}>
        {inCity.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
