import { Link } from '@aangan/shared-kit/platform/router';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
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
      <ul>
        {inCity.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
