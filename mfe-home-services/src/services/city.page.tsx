import { type City, resolveCity } from '@aangan/shared-kit/domain/cities';
import { serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { homeService } from '@aangan/shared-kit/domain/home-services/services';
import { breadcrumbList, itemList } from '@aangan/shared-kit/domain/structured-lists';
import { HOME_LINK } from '@aangan/shared-kit/links/home';
import { cityServicesLink, serviceLink } from '@aangan/shared-kit/links/home-services';
import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { redirect } from '@aangan/shared-kit/platform/router';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useServiceArrival } from '../service-flow/public.ts';
import { CityLinks } from './city-links.tsx';
import { loadServices } from './load-services.ts';
import { cityTitle, notServed, pageDescription, pageTitle, SERVICES_WORDS } from './services.words.ts';
import { ServicesView } from './services-view.tsx';

/** The services of a city. @throws notFound() for an unknown city; a redirect for another spelling of one */
export async function loader({ url, params, platform }: PageArgs) {
  const text = params.city ?? '';
  const known: City | undefined = resolveCity(text);
  if (!known) throw notFound();
  const city = serviceCity(text);
  if (!city) return { isServed: false, cityName: known.name } as const;
  if (city !== text) throw redirect(cityServicesLink(city) + url.search, 301);
  return { isServed: true, ...(await loadServices(platform, city)) } as const;
}

type Data = Awaited<ReturnType<typeof loader>>;

export function head({ data, platform: { origin } }: { data: Data; platform: Platform }): PageHead {
  const { cityName } = data;
  if (!data.isServed) return { title: `${cityTitle(cityName)} | Aangan`, robots: 'noindex,follow' };
  const { city, offered } = data;
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
  if (data.isServed) return <ServicesView data={data} />;
  return (
    <PageColumn width="list">
      <h1>{SERVICES_WORDS.title}</h1>
      <EmptyState title={notServed(data.cityName)}>
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
