import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { allProjects } from '@aangan/shared-kit/domain/projects/project-search';
import { projectSearchLink } from '@aangan/shared-kit/links/project-search';
import { builderSlug } from '@aangan/shared-kit/links/projects';
import { Link } from '@aangan/shared-kit/platform/router';
import { FactsRow } from '@aangan/shared-kit/ui/layout';
import styles from './builder.module.css';
import { BUILDER_WORDS } from './builder.words.ts';

interface CityListsProps {
  readonly builderId: string;
  readonly projects: CallAnswer<'GET /api/v1/builder/{id}/record'>['projects'];
}

/** The lists of the builder’s projects by city, with prices and filters; the city with the most first. */
export function CityLists({ builderId, projects }: CityListsProps) {
  const cities = [...Map.groupBy(projects, ({ city }) => city)].sort(([, one], [, other]) => other.length - one.length);
  return (
    <nav aria-label={BUILDER_WORDS.byCity}>
      <FactsRow as="ul" className={styles.cities}>
        {cities.map(([city, inCity]) => (
          <li key={city}>
            <Link to={projectSearchLink({ ...allProjects(city), builder: builderSlug(builderId) })}>
              {cityBySlug(city)?.name ?? city} · {inCity.length}
            </Link>
          </li>
        ))}
      </FactsRow>
    </nav>
  );
}
