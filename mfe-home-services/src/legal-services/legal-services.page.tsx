import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { LEGAL_SERVICES, type LegalService } from '@aangan/shared-kit/domain/home-services/legal-services';
import { LEGAL_DOCUMENTS_LINK } from '@aangan/shared-kit/links/agreements';
import { LEGAL_SERVICES_LINK, legalServiceLink } from '@aangan/shared-kit/links/legal-services';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import {
  ActionsRow,
  Lead,
  PageHeading,
  Panel,
  Rows,
  SmallHeading,
  SmallText,
  SplitRow,
} from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { isLeadSent, LegalLead, sendLegalLead } from '../legal-lead/public.ts';
import { cityOfPage } from '../legal-place/public.ts';
import styles from './legal-services.module.css';
import { LEGAL_WORDS, SERVICE_WORDS } from './legal-services.words.ts';
import { priceNote, servicePrice } from './service-price.ts';

/** All legal services with their prices. Source: product-and-plans, section 3 (legal services). */
export async function loader(args: PageArgs) {
  const city = cityOfPage(args);
  const isOfCity = (args.params['*'] ?? '') !== '';
  return { city, cityName: cityBySlug(city)?.name ?? '', isOfCity, sent: isLeadSent(args.url) };
}

/** The short form is the only one of the page. */
export const action = (args: ActionArgs) => sendLegalLead(args);

export function head({ data }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  const { city, cityName, isOfCity } = data;
  return {
    title: `${isOfCity ? LEGAL_WORDS.titleIn(cityName) : LEGAL_WORDS.title} with prices | Aangan`,
    description: LEGAL_WORDS.about,
    canonical: isOfCity ? `${LEGAL_SERVICES_LINK}/${city}` : LEGAL_SERVICES_LINK,
    ...(isOfCity && { city }),
  };
}

export function Component() {
  const { city, cityName, isOfCity, sent } = usePageData<typeof loader>();
  return (
    <PageColumn width="list" gap={32}>
      <PageHeading>
        <h1>{isOfCity ? LEGAL_WORDS.titleIn(cityName) : LEGAL_WORDS.title}</h1>
        <Lead>{LEGAL_WORDS.about}</Lead>
      </PageHeading>
      <Rows className={styles.services}>
        {LEGAL_SERVICES.map((service) => (
          <ServiceRow key={service.type} service={service} />
        ))}
      </Rows>
      <ActionsRow as="p">
        <LinkButton to={LEGAL_DOCUMENTS_LINK}>{LEGAL_WORDS.samples}</LinkButton>
      </ActionsRow>
      <LegalLead city={city} type="LEGAL_AGREEMENT" sent={sent} />
    </PageColumn>
  );
}

function ServiceRow({ service }: { readonly service: LegalService }) {
  const { type, name } = service;
  return (
    <Panel as="li" className={styles.service}>
      <SplitRow>
        <SmallHeading>
          <Link to={legalServiceLink(type)}>{name}</Link>
        </SmallHeading>
        <strong className={styles.price}>{servicePrice(service)}</strong>
      </SplitRow>
      <p>{SERVICE_WORDS[type].about}</p>
      <SmallText>{priceNote(service)}</SmallText>
    </Panel>
  );
}
