import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { GENERAL_FAILURE } from '@aangan/shared-kit/platform/failure-message';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { CartBar, useCart } from '../cart-items/public.ts';
import { CityLinks } from './city-links.tsx';
import type { loadServices } from './load-services.ts';
import { PopularList } from './popular-list.tsx';
import { ServiceList } from './service-list.tsx';
import styles from './services.module.css';
import { cityTitle, SERVICES_WORDS as WORDS } from './services.words.ts';

/** The services of a city, popular items and the other cities. */
export function ServicesView({ data }: { readonly data: Awaited<ReturnType<typeof loadServices>> }) {
  const { city, cityName, offered } = data;
  const { cart } = useCart(data.cart);
  const { revalidate, state } = useRevalidator();
  return (
    <PageColumn width="list" gap={32}>
      <PageHeading>
        <h1>{cityTitle(cityName)}</h1>
        <p>
          {WORDS.lead} <a href="#cities">{WORDS.changeCity}</a>
        </p>
      </PageHeading>
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
        <AlertNote tone="error" onRetry={() => void revalidate()} busy={state === 'loading'}>
          {GENERAL_FAILURE}
        </AlertNote>
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
