import { CITIES, type City, HOME_SERVICES_CITIES, resolveCity } from '@aangan/shared-kit/domain/cities';
import { serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { homeService } from '@aangan/shared-kit/domain/home-services/services';
import { nearestNames } from '@aangan/shared-kit/domain/nearest-names';
import { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { cityServicesLink, serviceLink } from '@aangan/shared-kit/links/home-services';
import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useServiceArrival } from '../service-flow/public.ts';
import { CityLinks } from './city-links.tsx';
import { loadServices } from './load-services.ts';
import { cityTitle, noSuchCity, notServed, pageDescription, pageTitle, SERVICES_WORDS } from './services.words.ts';
import { ServicesView } from './services-view.tsx';
import { Suggestions } from './suggestions.tsx';

/** The cities with home services, by the names that people type. */
const SERVED = HOME_SERVICES_CITIES.flatMap((slug) =>
  CITIES.filter((city) => city.slug === slug).map(({ name }) => ({ name, link: cityServicesLink(slug) })),
);

/**
 * The services of a city. A city that nobody serves, or that nobody knows, leads to those that are served; so does a
 * service that does not exist, `?service=pest-contol`. @throws a redirect for another spelling of a city
 */
export async function loader({ url, params, platform }: PageArgs) {
  const text = params.city ?? '';
  const known: City | undefined = resolveCity(text);
  const city = serviceCity(text);
  if (!city) return { isServed: false, text, cityName: known?.name } as const;
  if (city !== text) throw redirect(cityServicesLink(city) + url.search, 301);
  const wanted = url.searchParams.get('service') ?? undefined;
  return { isServed: true, wanted, ...(await loadServices(platform, city)) } as const;
}

type Data = Awaited<ReturnType<typeof loader>>;

export function head({ data, platform: { origin } }: { data: Data; platform: Platform }): PageHead {
  if (!data.isServed) return { title: `${SERVICES_WORDS.title} | Aangan`, robots: 'noindex,follow' };
  const { city, cityName, offered } = data;
  const items = (offered?.services ?? []).map(({ serviceType }) => ({
    name: `${homeService(serviceType).name} in ${cityName}`,
    url: serviceLink(city, serviceType),
  }));
  return {
    title: pageTitle(cityName),
    description: pageDescription(cityName),
    canonical: cityServicesLink(city),
    city,
    ...(offered
      ? { jsonLd: [breadcrumbList(crumbs(city, cityName), origin), itemList(cityTitle(cityName), items, origin)] }
      : { robots: 'noindex,follow' }),
  };
}

export function Component() {
  const data = usePageData<typeof loader>();
  useServiceArrival(data.isServed ? data.city : undefined);
  if (data.isServed) return <ServicesView data={data} wanted={data.wanted} />;
  const { text, cityName } = data;
  const near = cityName === undefined ? nearestNames(text, SERVED) : [];
  return (
    <PageColumn width="list">
      <h1>{SERVICES_WORDS.title}</h1>
      <EmptyState title={cityName === undefined ? noSuchCity(text) : notServed(cityName)}>
        {near.length > 0 && <Suggestions near={near} />}
        <CityLinks city={undefined} />
      </EmptyState>
    </PageColumn>
  );
}

function crumbs(city: string, cityName: string) {
  return [
    { name: 'Home', url: HOME_LINK },
    { name: SERVICES_WORDS.title, url: SERVICES_LINK },
    { name: cityName, url: cityServicesLink(city) },
  ];
}
