import { formatDistance } from '@aangan/shared-kit/domain/distance';
import { Icon } from '@aangan/shared-kit/ui/icon';
import {
  briefcaseIcon,
  hospitalIcon,
  mallIcon,
  mapPinIcon,
  metroIcon,
  parkIcon,
  planeIcon,
  schoolIcon,
} from '@aangan/shared-kit/ui/icon-paths';
import type { ListingDetail, NearbyPlace } from './listing-detail.ts';
import styles from './location.module.css';
import { type NearbyKind, nearbyGroups } from './nearby-places.ts';

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
  readonly listing: Pick<ListingDetail, 'street' | 'locality' | 'cityName' | 'pin' | 'exact'>;
  readonly nearby: readonly NearbyPlace[];
}

/** Where the home is, and how far what one needs is from it: straight lines, and said to be. */
export function Location({ listing, nearby }: LocationProps) {
  return (
    <>
      <p className={styles.address}>
        <Icon path={mapPinIcon} />
        <span>
          {addressOf(listing)}
          {!listing.exact && <span className={styles.soft}> Shown near; the owner gives the exact address.</span>}
        </span>
      </p>
      <ul className={styles.groups}>
        {nearbyGroups(nearby).map(({ kind, label, places }) => (
          <li key={kind} className={styles.group}>
            <h3 className={styles.kind}>
              <Icon path={KIND_ICONS[kind]} />
              {label}
            </h3>
            <ul className={styles.places}>
              {places.map(({ name, distanceKm }) => (
                <li key={name} className={styles.place}>
                  <span>{name}</span>
                  <span className={styles.distance}>{formatDistance(distanceKm)}, straight line</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {nearby.length > 0 && <p className={styles.soft}>Distances are in a straight line; the way by road is longer.</p>}
    </>
  );
}

/** Street and locality once, though the street often names the locality itself. */
function addressOf({ street, locality, cityName, pin }: LocationProps['listing']): string {
  const place = street.includes(locality) ? street : [street, locality].filter(Boolean).join(', ');
  return `${place}, ${cityName} ${pin}`;
}
