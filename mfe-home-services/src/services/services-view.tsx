import type { ServiceCity } from '@aangan/shared-kit/domain/home-services/service-city';
import { HOME_SERVICES } from '@aangan/shared-kit/domain/home-services/services';
import { nearestNames } from '@aangan/shared-kit/domain/nearest-names';
import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { GENERAL_FAILURE } from '@aangan/shared-kit/platform/failure-message';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { CartBar, useCart } from '../cart-items/public.ts';
import { CityLinks } from './city-links.tsx';
import type { loadServices } from './load-services.ts';
import { PopularList } from './popular-list.tsx';
import { ServiceList } from './service-list.tsx';
import styles from './services.module.css';
import { cityTitle, noSuchService, SERVICES_WORDS as WORDS } from './services.words.ts';
import { Suggestions } from './suggestions.tsx';

interface ServicesViewProps {
  readonly data: Awaited<ReturnType<typeof loadServices>>;
  /** A service that was asked for and does not exist, as the address had it. */
  readonly wanted?: string | undefined;
}

/** The services of a city, popular items and the other cities. */
export function ServicesView({ data, wanted }: ServicesViewProps) {
  const { city, cityName, offered } = data;
  const { cart } = useCart(data.cart);
  return (
    <PageColumn width="list" gap={32}>
      <PageHeading>
        <h1>{cityTitle(cityName)}</h1>
        <p>
          {WORDS.lead} <a href="#cities">{WORDS.changeCity}</a>
        </p>
      </PageHeading>
      {wanted !== undefined && <UnknownService wanted={wanted} city={city} />}
      {offered ? (
        <>
          <Section aria-label={WORDS.services}>
            <ServiceList services={offered.services} city={city} />
          </Section>
          <Section aria-labelledby="popular">
            <h2 id="popular">{WORDS.popular}</h2>
            <PopularList skus={offered.popular} city={city} />
          </Section>
        </>
      ) : (
        <RetryNote>{GENERAL_FAILURE}</RetryNote>
      )}
      <Section aria-labelledby="more">
        <h2 id="more">{WORDS.more}</h2>
        <ul className={styles.cities}>
          <li>
            <Link to={PACKERS_LINK}>{WORDS.packers}</Link>
          </li>
          <li>
            <Link to={RENTAL_AGREEMENT_LINK}>{WORDS.agreement}</Link>
          </li>
        </ul>
      </Section>
      <Section aria-labelledby="cities">
        <h2 id="cities">{WORDS.cities}</h2>
        <CityLinks city={city} />
      </Section>
      <CartBar cart={cart} />
    </PageColumn>
  );
}

function UnknownService({ wanted, city }: { readonly wanted: string; readonly city: ServiceCity }) {
  const offered = HOME_SERVICES.map(({ name, type }) => ({ name, link: serviceLink(city, type) }));
  const near = nearestNames(wanted, offered);
  return (
    <AlertNote tone="attention">
      {noSuchService(wanted)}
      {near.length > 0 && <Suggestions near={near} />}
    </AlertNote>
  );
}
