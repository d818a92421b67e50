import { FEEDBACK_ANSWERS } from '@aangan/shared-kit/domain/feedback';
import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { serviceNearLink, servicesNearLink } from '@aangan/shared-kit/links/home-services';
import { LEGAL_SERVICES_LINK } from '@aangan/shared-kit/links/legal-services';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { LinkButton } from '@aangan/shared-kit/ui/button';

/** The page of each service that has one, by its label. The others are asked for by a call. */
const SERVICE_PAGES: Readonly<Record<string, (city: string) => string>> = {
  [FEEDBACK_ANSWERS.PACKERS_AND_MOVERS]: () => PACKERS_LINK,
  [FEEDBACK_ANSWERS.RENTAL_AGREEMENT]: () => RENTAL_AGREEMENT_LINK,
  [FEEDBACK_ANSWERS.SALE_AGREEMENT]: () => LEGAL_SERVICES_LINK,
  [FEEDBACK_ANSWERS.INTERIORS]: (city) => serviceNearLink(city, 'HS_INTERIORS'),
  [FEEDBACK_ANSWERS.PAINTING]: (city) => serviceNearLink(city, 'HS_PAINTING'),
  [FEEDBACK_ANSWERS.OTHER_SERVICES]: servicesNearLink,
};

/** The page of a service in the city of a home; undefined for a service without one. */
export function servicePage(service: string, city: string): string | undefined {
  return SERVICE_PAGES[service]?.(city);
}

/** Leads to the page of a service. */
export function ServicePageLink({ service, to }: { readonly service: string; readonly to: string }) {
  return (
    <LinkButton size="small" to={to}>
      {service}: see prices
    </LinkButton>
  );
}
