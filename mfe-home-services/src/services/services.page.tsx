import { DEFAULT_SERVICE_CITY, serviceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { SERVICES_LINK } from '@aangan/shared-kit/links/home-services';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useServiceArrival } from '../service-flow/public.ts';
import { loadServices } from './load-services.ts';
import { pageDescription, pageTitle } from './services.words.ts';
import { ServicesView } from './services-view.tsx';

/**
 * All services, in the visitor's city. It is also the overlay of the side navigation, and the page of app webviews:
 * `/hs/mumbai`. Source: services-and-platform, sections 2 and 9 (default home-services city).
 */
export function loader({ params, url, platform }: PageArgs) {
  const named = [params['*'], url.searchParams.get('city'), platform.session.city];
  const city = named.map((text) => serviceCity(text ?? '')).find((found) => found !== undefined);
  return loadServices(platform, city ?? DEFAULT_SERVICE_CITY);
}

type Data = Awaited<ReturnType<typeof loader>>;

export function head({ data: { offered }, url }: { data: Data; url: URL }): PageHead {
  const isPage = url.pathname === SERVICES_LINK && offered !== null;
  return {
    title: pageTitle(undefined),
    description: pageDescription(undefined),
    canonical: SERVICES_LINK,
    ...(!isPage && { robots: 'noindex,follow' }),
  };
}

export function Component() {
  const data = usePageData<typeof loader>();
  useServiceArrival();
  return <ServicesView data={data} />;
}
