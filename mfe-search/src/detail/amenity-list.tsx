import { AMENITY_LABELS, type Amenity } from '@aangan/shared-kit/domain/listing-options';
import {
  acIcon,
  boltIcon,
  clubIcon,
  gasIcon,
  gymIcon,
  intercomIcon,
  liftIcon,
  parkIcon,
  poolIcon,
  shieldIcon,
  waterIcon,
  wifiIcon,
} from '@aangan/shared-kit/ui/home-icon-paths';
import { Icon } from '@aangan/shared-kit/ui/icon';
import styles from './amenity-list.module.css';

const AMENITY_ICONS = {
  LIFT: liftIcon,
  GYM: gymIcon,
  INTERNET: wifiIcon,
  AC: acIcon,
  CLUB: clubIcon,
  INTERCOM: intercomIcon,
  POOL: poolIcon,
  PARK: parkIcon,
  SECURITY: shieldIcon,
  POWER_BACKUP: boltIcon,
  PIPED_GAS: gasIcon,
  WATER_SUPPLY: waterIcon,
} as const satisfies Record<Amenity, string>;

export function AmenityList({ amenities }: { readonly amenities: readonly Amenity[] }) {
  return (
    <ul className={styles.amenities}>
      {amenities.map((amenity) => (
        <li key={amenity} className={styles.amenity}>
          <Icon path={AMENITY_ICONS[amenity]} />
          {AMENITY_LABELS[amenity]}
        </li>
      ))}
    </ul>
  );
}
