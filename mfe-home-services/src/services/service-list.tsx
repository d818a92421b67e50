import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { Link } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { SERVICE_ICONS } from './service-icons.ts';
import styles from './services.module.css';
import { fromText, offerText } from './services.words.ts';

type Services = Extract<CallAnswer<'GET /hs-backend/api/v1/services'>, { readonly sts: 1 }>['services'];

/** The services of a city, each with its lowest price. */
export function ServiceList({ services, city }: { readonly services: Services; readonly city: string }) {
  return (
    <ul className={styles.rows}>
      {services.map((service) => (
        <li key={service.serviceType} className={styles.row}>
          <Icon path={SERVICE_ICONS[service.serviceType]} size={24} />
          <div className={styles.words}>
            <Link to={serviceLink(city, service.serviceType)} className={styles.link}>
              {service.name}
            </Link>
            <span className={styles.soft}>{fromText(service)}</span>
          </div>
          {service.offer !== null && <span className={styles.offer}>{offerText(service.offer)}</span>}
        </li>
      ))}
    </ul>
  );
}
