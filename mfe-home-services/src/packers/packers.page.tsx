import { PACKERS_LINK, packersCityLink } from '@aangan/shared-kit/links/moves';
import { type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { useServiceArrival } from '../service-flow/public.ts';
import { CityLinks } from './city-links.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { loadPackers as loader, type PackersData } from './load-packers.ts';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';
import { StartForm } from './start-form.tsx';
import { UsualPrices } from './usual-prices.tsx';

export { loader };

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
