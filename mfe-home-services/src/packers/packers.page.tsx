import { PACKERS_CITIES } from '@aangan/shared-kit/domain/home-services/packers-city';
import { nearestNames } from '@aangan/shared-kit/domain/nearest-names';
import { PACKERS_LINK, packersCityLink } from '@aangan/shared-kit/links/moves';
import { type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { Fragment } from 'react';
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
  const { city, isOfCity, unknown, prices } = usePageData<typeof loader>();
  useServiceArrival();
  return (
    <PageColumn width="list" gap={32}>
      <PageHeading>
        <h1>{isOfCity ? WORDS.titleIn(city.name) : WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      {unknown !== undefined && <UnknownCity text={unknown} />}
      <StartForm key={city.slug} city={city.slug} homes={prices.within} />
      <UsualPrices city={city} prices={prices} />
      <HowItWorks />
      <CityLinks />
    </PageColumn>
  );
}

/** A city in the address that has no packers: near names, and the list at the end of the page. */
function UnknownCity({ text }: { readonly text: string }) {
  const near = nearestNames(text, PACKERS_CITIES);
  return (
    <AlertNote tone="attention">
      {WORDS.noSuchCity(text)}{' '}
      {near.map(({ slug, name }) => (
        <Fragment key={slug}>
          <Link to={packersCityLink(slug)}>{name}</Link>
          {' · '}
        </Fragment>
      ))}
      <a href="#packers-cities">{WORDS.allCities}</a>
    </AlertNote>
  );
}
