import {
  DEFAULT_SERVICE_CITY,
  type ServiceCity,
  serviceCity,
} from '@aangan/shared-kit/domain/home-services/service-city';
import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { hsFacts, nullOfFailure } from '../answers/public.ts';
import { useServiceArrival } from '../service-flow/public.ts';
import { loadServices } from './load-services.ts';
import { pageDescription, pageTitle } from './services.words.ts';
import { ServicesView } from './services-view.tsx';

/**
 * All services, in the visitor's city. It is also the overlay of the side navigation, and the page of app webviews:
 * `/hs/mumbai`. Source: services-and-platform, section 2 (home services).
 */
export async function loader({ params, url, platform }: PageArgs) {
  const named = [params['*'], url.searchParams.get('city'), platform.session.city];
  const city = named.map((text) => serviceCity(text ?? '')).find((found) => found !== undefined);
  return loadServices(platform, city ?? (await lastCity(platform.http)));
}

/** For a visitor in a city without home services. Source: services-and-platform, section 9 (default city). */
async function lastCity(http: Http): Promise<ServiceCity> {
  const saved = await http.request('GET /hs-backend/api/v1/city', {}).then(hsFacts).catch(nullOfFailure);
  return serviceCity(saved?.city ?? '') ?? DEFAULT_SERVICE_CITY;
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
