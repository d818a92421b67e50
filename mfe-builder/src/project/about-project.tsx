import { formatDistance } from '@aangan/shared-kit/domain/distance';
import { PROJECT_AMENITY_LABELS } from '@aangan/shared-kit/domain/projects/project-options';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { Locator } from '@aangan/shared-kit/ui/locator';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { PageSection } from '@aangan/shared-kit/ui/page-section';
import { mapPinIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import styles from './about-project.module.css';
import { PROJECT_WORDS, SECTION_TITLES } from './project.words.ts';
import type { ProjectData } from './project-data.ts';

export interface AboutProjectProps {
  readonly project: Pick<
    ProjectData,
    'about' | 'highlights' | 'amenities' | 'address' | 'name' | 'latitude' | 'longitude' | 'nearby'
  >;
}

/** What the builder says, amenities, and the place with distances. */
export function AboutProject({ project }: AboutProjectProps) {
  const { about, highlights, amenities, address, name, latitude, longitude, nearby } = project;
  return (
    <PageSection id="about" title={SECTION_TITLES.about}>
      {about.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      <Checked items={highlights} />
      <div id="amenities" className={styles.part}>
        <h3>{PROJECT_WORDS.amenities}</h3>
        <Checked items={amenities.map((amenity) => PROJECT_AMENITY_LABELS[amenity])} />
      </div>
      <div id="location" className={styles.part}>
        <h3>{PROJECT_WORDS.location}</h3>
        <p className={styles.address}>
          <Icon path={mapPinIcon} />
          <span>
            {address}{' '}
            <a
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              {PROJECT_WORDS.map}
            </a>
          </span>
        </p>
        {nearby?.drawing && <Locator locality={name} what="the project" drawing={nearby.drawing} />}
        {nearby === null && <p>{PROJECT_WORDS.nearFailed}</p>}
        {nearby && nearby.places.length > 0 && (
          <>
            <ul className={styles.places}>
              {nearby.places.map((place) => (
                <li key={`${place.kind} ${place.name}`} className={styles.place}>
                  <span>
                    {place.name} <span className={styles.soft}>{PLACE_KINDS[place.kind]}</span>
                  </span>
                  <span className={styles.soft}>{formatDistance(place.distanceKm)}</span>
                </li>
              ))}
            </ul>
            <p className={styles.soft}>{PROJECT_WORDS.straight}</p>
          </>
        )}
      </div>
    </PageSection>
  );
}

type PlaceKind = NonNullable<ProjectData['nearby']>['places'][number]['kind'];

const PLACE_KINDS = {
  metro: 'Metro',
  station: 'Railway station',
  hospital: 'Hospital',
  school: 'School',
  college: 'College',
  tech_park: 'Tech park',
  mall: 'Mall',
  park: 'Park',
  airport: 'Airport',
} as const satisfies Record<PlaceKind, string>;

function Checked({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.checked}>
      {items.map((item) => (
        <li key={item}>
          <Icon path={checkIcon} />
          {item}
        </li>
      ))}
    </ul>
  );
}
