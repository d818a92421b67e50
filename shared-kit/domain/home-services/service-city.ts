import { cityBySlug, HOME_SERVICES_CITIES, NCR_CITIES, ncrServiceCity, resolveCity } from '../cities.ts';

/** `greater-noida`: a city with home services, as addresses and this code write it. */
export type ServiceCity = (typeof HOME_SERVICES_CITIES)[number];

/** Source: services-and-platform, section 9 (default home-services city). */
export const DEFAULT_SERVICE_CITY = 'bangalore' satisfies ServiceCity;

/** Forms whose leads of the capital region go to Delhi. Source: services-and-platform, section 5 (painting forms). */
const PAINTING_FORMS: readonly string[] = ['HS_PAINTING', 'HS_PAINTING_LEAD'];

/** The city that a text means, in any spelling; undefined where there are no home services. */
export function serviceCity(text: string): ServiceCity | undefined {
  const slug = resolveCity(text)?.slug;
  return HOME_SERVICES_CITIES.find((city) => city === slug);
}

/**
 * The city of a lead or an order on the wire, in capitals: `GREATER_NOIDA`. Painting of the capital region is `DELHI`.
 * Source: services-and-platform, section 5 (uppercase city; NCR rule).
 */
export function wireServiceCity(city: ServiceCity, formType: string): string {
  return PAINTING_FORMS.includes(formType) ? ncrServiceCity(city) : (cityBySlug(city)?.value ?? city).toUpperCase();
}

/** The city whose hubs serve a form: painters of Delhi serve the whole capital region. */
export function hubCity(city: ServiceCity, formType: string): ServiceCity {
  const value = cityBySlug(city)?.value;
  const isNcr = NCR_CITIES.some((each) => each === value);
  return isNcr && PAINTING_FORMS.includes(formType) ? 'delhi' : city;
}
