import { resolveCity } from '@aangan/shared-kit/domain/cities';
import { HOME_SERVICES } from '@aangan/shared-kit/domain/home-services/services';
import { serviceLink } from '@aangan/shared-kit/links/home-services';
import { GENERAL_FAILURE } from '@aangan/shared-kit/platform/failure-message';
import {
  type ActionArgs,
  type PageArgs,
  type PageHead,
  usePageAction,
  usePageData,
} from '@aangan/shared-kit/platform/page';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { CartBar, changeCart, useCart } from '../cart-items/public.ts';
import { PaintingEstimate } from '../painting/public.ts';
import { useServiceArrival } from '../service-flow/public.ts';
import {
  otherCity,
  SERVICE_LEADS,
  serviceHeadTitle,
  serviceTitle,
  CATALOGUE_WORDS as WORDS,
} from './catalogue.words.ts';
import { CatalogueGroup } from './catalogue-group.tsx';
import { type CatalogueData, loadCatalogue, placeOf } from './load-catalogue.ts';
import styles from './service.module.css';
import { serviceCrumbs, serviceJsonLd } from './service-json-ld.ts';

/** A service with its catalogue tree in a city. Source: services-and-platform, section 7 (catalog by key). */
export function loader(args: PageArgs) {
  return loadCatalogue(args);
}

/** Changes the cart for a visitor without JavaScript. */
export async function action(args: ActionArgs) {
  return changeCart(args, placeOf(args).city);
}

export function head({ data, platform: { origin } }: { data: CatalogueData; platform: Platform }): PageHead {
  const { city, cityName, type, name, offered } = data;
  return {
    title: serviceHeadTitle(name, cityName, offered?.fromPaise),
    description: `${SERVICE_LEADS[type]} ${WORDS.pricesHold}`,
    canonical: serviceLink(city, type),
    city,
    ...(offered ? { jsonLd: serviceJsonLd(data, offered.catalogTree, origin) } : { robots: 'noindex,follow' }),
  };
}

export function Component() {
  const data = usePageData<typeof loader>();
  const { city, cityName, type, name, offered } = data;
  const { refusal } = usePageAction();
  const state = useCart(data.cart);
  useServiceArrival(city);
  const { cart } = state;
  const problem = state.problem ?? refusal?.problem;
  return (
    <PageColumn width="list" gap={32}>
      <Breadcrumbs items={serviceCrumbs(data)} />
      <PageHeading>
        <h1>{serviceTitle(name, cityName)}</h1>
        <p>{SERVICE_LEADS[type]}</p>
        <SmallText>{WORDS.pricesHold}</SmallText>
      </PageHeading>
      {cart && cart.items.length > 0 && cart.city !== city && (
        <AlertNote tone="attention">{otherCity(resolveCity(cart.city)?.name ?? cart.city, cityName)}</AlertNote>
      )}
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {offered?.estimate && <PaintingEstimate estimate={offered.estimate} />}
      {offered ? (
        offered.catalogTree.map((group) => (
          <CatalogueGroup key={group.catalogKey} group={group} city={city} state={state} />
        ))
      ) : (
        <RetryNote>{GENERAL_FAILURE}</RetryNote>
      )}
      <Section aria-labelledby="others">
        <h2 id="others">{WORDS.otherServices}</h2>
        <ul className={styles.others}>
          {HOME_SERVICES.filter((each) => each.type !== type).map((each) => (
            <li key={each.type}>
              <Link to={serviceLink(city, each.type)}>{each.name}</Link>
            </li>
          ))}
        </ul>
      </Section>
      <CartBar cart={cart} />
    </PageColumn>
  );
}
