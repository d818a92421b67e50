import { packersCity } from '@aangan/shared-kit/domain/home-services/packers-city';
import { PACKERS_LINK, packersCityLink } from '@aangan/shared-kit/links/home-services';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { hsFacts } from '../answers/public.ts';
import { useServiceArrival } from '../service-flow/public.ts';
import { CityLinks } from './city-links.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';
import { StartForm } from './start-form.tsx';
import { UsualPrices } from './usual-prices.tsx';

/**
 * Prices of packers and movers, of the city in the address or of the visitor's own. App webviews open it as `/pnm`.
 * Source: product-and-plans, section 2 (first path segment packers-and-movers).
 */
export async function loader({ params, platform: { http, session } }: PageArgs) {
  const named = (params['*'] ?? '').replace(/^\//, '');
  const city =
    packersCity(named === '' ? session.city : named) ?? (named === '' ? packersCity('bangalore') : undefined);
  if (!city) throw notFound();
  if (named !== '' && named !== city.slug) throw redirect(packersCityLink(city.slug));
  const prices = hsFacts(await http.request('GET /pnm-backend/api/v1/prices', { query: { city: city.wire } }));
  return { city: { slug: city.slug, name: city.name }, isOfCity: named !== '', prices };
}

export type PackersData = Awaited<ReturnType<typeof loader>>;

export function head({ data: { city, isOfCity } }: { readonly data: PackersData }): PageHead {
  return {
    title: `${isOfCity ? WORDS.titleIn(city.name) : WORDS.title} | Aangan`,
    description: isOfCity ? WORDS.descriptionIn(city.name) : WORDS.description,
    canonical: isOfCity ? packersCityLink(city.slug) : PACKERS_LINK,
  };
}

export function Component() {
  const { city, isOfCity, prices } = usePageData<typeof loader>();
  useServiceArrival();
  return (
    <PageColumn width="list" gap={32}>
      <PageHeading>
        <h1>{isOfCity ? WORDS.titleIn(city.name) : WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      <StartForm key={city.slug} city={city.slug} homes={prices.within} />
      <UsualPrices city={city} prices={prices} />
      <HowItWorks />
      <CityLinks />
    </PageColumn>
  );
}
