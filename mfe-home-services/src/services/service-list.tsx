import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { LinkRow, LinkRows } from '../link-rows/public.ts';
import { SERVICE_ICONS } from './service-icons.ts';
import styles from './services.module.css';
import { fromText, offerText } from './services.words.ts';

type Services = Extract<CallAnswer<'GET /hs-backend/api/v1/services'>, { readonly sts: 1 }>['services'];

/** The services of a city, each with its lowest price. */
export function ServiceList({ services, city }: { readonly services: Services; readonly city: string }) {
  return (
    <LinkRows>
      {services.map((service) => (
        <LinkRow
          key={service.serviceType}
          to={serviceLink(city, service.serviceType)}
          name={service.name}
          text={fromText(service)}
          icon={SERVICE_ICONS[service.serviceType]}
        >
          {service.offer !== null && <span className={styles.offer}>{offerText(service.offer)}</span>}
        </LinkRow>
      ))}
    </LinkRows>
  );
}
