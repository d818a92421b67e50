import { Link } from '@aangan/shared-kit/platform/router';
import {
  briefcaseIcon,
  hospitalIcon,
  mallIcon,
  parkIcon,
  planeIcon,
  schoolIcon,
} from '@aangan/shared-kit/ui/home-icon-paths';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { metroIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Rows, SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { Locator } from '@aangan/shared-kit/ui/locator';
import { mapPinIcon } from '@aangan/shared-kit/ui/tool-icon-paths';
import { ABOUT_WORDS } from './about.words.ts';
import type { DetailData } from './detail-data.ts';
import styles from './location.module.css';
import type { NearbyKind } from './nearby-places.ts';

const KIND_ICONS = {
  metro: metroIcon,
  station: metroIcon,
  hospital: hospitalIcon,
  school: schoolIcon,
  college: schoolIcon,
  tech_park: briefcaseIcon,
  mall: mallIcon,
  park: parkIcon,
  airport: planeIcon,
} as const satisfies Record<NearbyKind, string>;

interface LocationProps {
  readonly about: Pick<DetailData['about'], 'address' | 'exact' | 'nearby' | 'locality' | 'around'>;
}

/** The location of the home and its straight-line distances to nearby places, labelled as such. */
export function Location({ about: { address, exact, nearby, locality, around } }: LocationProps) {
  return (
    <>
      <p className={styles.address}>
        <Icon path={mapPinIcon} />
        <span>
          {address}
          {!exact && <SoftText as="span"> {ABOUT_WORDS.near}</SoftText>}
        </span>
      </p>
      {around.drawing && <Locator locality={locality} drawing={around.drawing} />}
      {nearby.length > 0 && <SoftText>{ABOUT_WORDS.straight}</SoftText>}
      <ul className={styles.groups}>
        {nearby.map(({ kind, label, places }) => (
          <li key={kind} className={styles.group}>
            <h3 className={styles.kind}>
              <Icon path={KIND_ICONS[kind]} />
              {label}
            </h3>
            <Rows gap={0}>
              {places.map(({ name, distance }) => (
                <li key={name} className={styles.place}>
                  <span>{name}</span>
                  <span className={styles.distance}>{distance}</span>
                </li>
              ))}
            </Rows>
          </li>
        ))}
      </ul>
      {around.links.length > 0 && (
        <Stack as="nav" gap={8} aria-label={around.label}>
          <h3 className={styles.kind}>{around.label}</h3>
          <ul className={styles.links}>
            {around.links.map(({ name, distance, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link> <SoftText as="span">{distance}</SoftText>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  );
}
