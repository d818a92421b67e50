import { serviceCity } from '../domain/home-services/service-city.ts';
import { type HomeServiceType, homeService } from '../domain/home-services/services.ts';
import { SERVICES_LINK } from './service-orders.ts';

/** The services of a city: `/home-services/bangalore`. */
export function cityServicesLink(city: string): `/${string}` {
  return `${SERVICES_LINK}/${city}`;
}

/** A service with its prices in a city: `/home-services/bangalore/pest-control`. */
export function serviceLink(city: string, type: HomeServiceType): `/${string}` {
  return `${cityServicesLink(city)}/${homeService(type).slug}`;
}

/** A service in the city of a home; all services where that city has none. */
export function serviceNearLink(city: string, type: HomeServiceType): string {
  const served = serviceCity(city);
  return served ? serviceLink(served, type) : SERVICES_LINK;
}

/** The services in the city of a home; all services where that city has none. */
export function servicesNearLink(city: string): string {
  const served = serviceCity(city);
  return served ? cityServicesLink(served) : SERVICES_LINK;
}
