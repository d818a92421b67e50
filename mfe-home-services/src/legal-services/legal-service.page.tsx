import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { LEGAL_CASE_DAYS } from '@aangan/shared-kit/domain/home-services/legal-case-steps';
import { LEGAL_SAMPLES } from '@aangan/shared-kit/domain/home-services/legal-samples';
import {
  isLegalCase,
  type LegalCaseType,
  legalService,
  legalServiceBySlug,
} from '@aangan/shared-kit/domain/home-services/legal-services';
import { POLICE_OF_CITY } from '@aangan/shared-kit/domain/home-services/police-of-city';
import { legalSampleLink } from '@aangan/shared-kit/links/agreements';
import { LEGAL_SERVICES_LINK, legalServiceLink, newCaseLink } from '@aangan/shared-kit/links/legal-services';
import { type ActionArgs, notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading, Panel, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { isLeadSent, LegalLead, sendLegalLead } from '../legal-lead/public.ts';
import { cityOfPage } from '../legal-place/public.ts';
import styles from './legal-services.module.css';
import { LEGAL_WORDS, SERVICE_WORDS } from './legal-services.words.ts';
import { priceNote, servicePrice } from './service-price.ts';

/** What a service costs, needs and does. Source: product-and-plans, section 2 (police intimation, tenant verification). */
export async function loader(args: PageArgs) {
  const [, first = '', second = ''] = args.url.pathname.split('/');
  const found = legalServiceBySlug(args.params.service ?? (first === 'legal-services' ? second : first));
  if (!found || !isLegalCase(found.type)) throw notFound();
  const city = cityOfPage(args);
  const isOfCity = (args.params['*'] ?? '') !== '';
  return { type: found.type, city, cityName: cityBySlug(city)?.name ?? '', isOfCity, sent: isLeadSent(args.url) };
}

/** The short form is the only one of the page. */
export const action = (args: ActionArgs) => sendLegalLead(args);

type Loaded = Awaited<ReturnType<typeof loader>>;

export function head({ data: { type, city, isOfCity, cityName } }: { readonly data: Loaded }): PageHead {
  const service = legalService(type);
  const { name } = service;
  const url = legalServiceLink(type);
  return {
    title: `${isOfCity ? `${name} in ${cityName}` : name}: ${servicePrice(service)} | Aangan`,
    description: `${SERVICE_WORDS[type].about} ${servicePrice(service)}, ${priceNote(service)}.`,
    canonical: isOfCity ? `${url}/${city}` : url,
    ...(isOfCity && { city }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name,
        areaServed: cityName,
        offers: { '@type': 'Offer', price: service.paise / 100, priceCurrency: 'INR' },
      },
    ],
  };
}

export function Component() {
  const { type, city, cityName, isOfCity, sent } = usePageData<typeof loader>();
  const service = legalService(type);
  const words = SERVICE_WORDS[type];
  const title = isOfCity ? `${service.name} in ${cityName}` : service.name;
  return (
    <PageColumn width="form" gap={32}>
      <Breadcrumbs
        items={[
          { name: LEGAL_WORDS.title, url: LEGAL_SERVICES_LINK },
          { name: service.name, url: legalServiceLink(type) },
        ]}
      />
      <PageHeading>
        <h1>{title}</h1>
        <Lead>{words.about}</Lead>
      </PageHeading>
      <Panel>
        <strong className={styles.price}>{servicePrice(service)}</strong>
        <SmallText>{priceNote(service)}</SmallText>
        {type === 'LEGAL_POLICE_INTIMATION' && <p>{LEGAL_WORDS.police(POLICE_OF_CITY[city])}</p>}
        <ActionsRow>
          <LinkButton variant="primary" to={`${newCaseLink(type)}?city=${city}`}>
            {LEGAL_WORDS.begin}
          </LinkButton>
          <SampleLink type={type} />
        </ActionsRow>
      </Panel>
      <Lines as="ol" title={LEGAL_WORDS.steps} lines={words.steps} />
      <Lines as="ul" title={LEGAL_WORDS.needs} lines={words.needs} />
      <Section aria-labelledby="time">
        <h2 id="time">{LEGAL_WORDS.time}</h2>
        <p>{words.time}.</p>
      </Section>
      <Section aria-labelledby="data">
        <h2 id="data">{LEGAL_WORDS.safe}</h2>
        <p>{LEGAL_WORDS.deletion(LEGAL_CASE_DAYS)}</p>
      </Section>
      <LegalLead city={city} type={type} sent={sent} />
    </PageColumn>
  );
}

function SampleLink({ type }: { readonly type: LegalCaseType }) {
  const sample = LEGAL_SAMPLES.find((each) => each.type === type);
  return sample ? <LinkButton to={legalSampleLink(sample.name)}>{LEGAL_WORDS.sample}</LinkButton> : null;
}

interface LinesProps {
  readonly as: 'ol' | 'ul';
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ as: List, title, lines }: LinesProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List className={styles.steps}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </Section>
  );
}
