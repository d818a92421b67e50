import type { CatalogueGroup } from '@aangan/shared-kit/contracts/home-services';
import { breadcrumbList } from '@aangan/shared-kit/domain/structured-lists';
import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { cityServicesLink, serviceLink } from '@aangan/shared-kit/links/home-services';
import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';
import { CATALOGUE_WORDS, SERVICE_LEADS, serviceTitle } from './catalogue.words.ts';
import type { CatalogueData } from './load-catalogue.ts';

type Place = Pick<CatalogueData, 'city' | 'cityName' | 'type' | 'name'>;

/** The way to a service's page. */
export function serviceCrumbs({ city, cityName, type, name }: Place): Breadcrumb[] {
  return [
    { name: CATALOGUE_WORDS.home, url: HOME_LINK },
    { name: CATALOGUE_WORDS.services, url: SERVICES_LINK },
    { name: cityName, url: cityServicesLink(city) },
    { name, url: serviceLink(city, type) },
  ];
}

/** A service with its offers as structured data. Prices are in rupees with GST. */
export function serviceJsonLd(place: Place, groups: readonly CatalogueGroup[], origin: string): object[] {
  const { city, cityName, type, name } = place;
  const url = origin + serviceLink(city, type);
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': url,
      url,
      name: serviceTitle(name, cityName),
      serviceType: name,
      description: SERVICE_LEADS[type],
      areaServed: { '@type': 'City', name: cityName },
      provider: { '@type': 'Organization', name: 'Aangan', url: origin },
      offers: groups.flatMap(({ children }) =>
        children.map(({ catalogKey, catalogTitle, paise }) => ({
          '@type': 'Offer',
          url: `${url}#${catalogKey}`,
          name: catalogTitle,
          price: paise / 100,
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
        })),
      ),
    },
    breadcrumbList(serviceCrumbs(place), origin),
  ];
}
