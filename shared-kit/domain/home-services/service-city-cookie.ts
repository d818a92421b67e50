import { HOME_SERVICES_CITY_COOKIE_LIFETIME } from '../platform-limits.ts';
import { type ServiceCity, serviceCity } from './service-city.ts';

const NAME = 'aangan_hs_city';

/** The specification's lifetime has no unit. Days are what cookies of visitors are counted in here. */
const LIFETIME_SECONDS = HOME_SERVICES_CITY_COOKIE_LIFETIME * 24 * 60 * 60;

/** Saves the city whose services a visitor looks at. Source: services-and-platform, section 9 (Hs city cookie). */
export function saveServiceCity(document: { cookie: string }, city: ServiceCity): void {
  document.cookie = `${NAME}=${city}; path=/; max-age=${LIFETIME_SECONDS}; samesite=lax`;
}

/** The city of a `cookie` header; undefined without one. */
export function savedServiceCity(cookies: string | undefined): ServiceCity | undefined {
  const text = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(cookies ?? '')?.[1];
  return text === undefined ? undefined : serviceCity(text);
}
