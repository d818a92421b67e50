import { CITIES, cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import {
  agreementPriceLink,
  agreementStepLink,
  legalSampleLink,
  RENTAL_AGREEMENT_LINK,
} from '@aangan/shared-kit/links/agreements';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, FactsRow, Lead, PageHeading, Panel, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { isLeadSent, LegalLead, sendLegalLead } from '../legal-lead/public.ts';
import { cityOfPage } from '../legal-place/public.ts';
import { SERVICE_WORDS } from '../legal-services/public.ts';
import { PriceLines } from '../price-lines/public.ts';
import { StampNote } from '../stamp-note/public.ts';
import { PRICE_PAGE_WORDS as WORDS } from './agreement-price.words.ts';
import { askedPrice } from './asked-price.ts';
import { PriceForm } from './price-form.tsx';

/** The price of a rental agreement, without a login. Source: product-and-plans, section 2 (rental agreement). */
export async function loader(args: PageArgs) {
  const { url, platform } = args;
  const city = cityOfPage(args);
  const { typed, problems, query } = askedPrice(url, city, indiaDay(platform.now));
  const isValid = Object.keys(problems).length === 0;
  const price = isValid
    ? await platform.http.request('GET /legal-backend/api/v1/agreement/price', { query: { city, ...query } })
    : undefined;
  return {
    ...{ city, cityName: cityBySlug(city)?.name ?? '', typed, problems },
    price: price?.sts === 1 ? price : undefined,
    isOfCity: (args.params['*'] ?? '') !== '',
    sent: isLeadSent(url),
  };
}

/** The short form is the only one that is posted. */
export const action = (args: ActionArgs) => sendLegalLead(args);

type Loaded = Awaited<ReturnType<typeof loader>>;

export function head({ data: { city, cityName, isOfCity, price } }: { readonly data: Loaded }): PageHead {
  const paise = price?.totalPaise;
  return {
    title: `${isOfCity ? WORDS.titleIn(cityName) : WORDS.title} | Aangan`,
    description: paise === undefined ? WORDS.about : WORDS.description(cityName, formatPaise(paise)),
    canonical: isOfCity ? agreementPriceLink(city) : RENTAL_AGREEMENT_LINK,
    ...(isOfCity && { city }),
  };
}

export function Component() {
  const { city, cityName, typed, problems, price, isOfCity, sent } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32}>
      <PageHeading>
        <h1>{isOfCity ? WORDS.titleIn(cityName) : WORDS.title}</h1>
        <Lead>{WORDS.about}</Lead>
      </PageHeading>
      <PriceForm key={city} city={city} typed={typed} problems={problems} />
      {price && (
        <Panel as="section" aria-labelledby="price" aria-live="polite">
          <h2 id="price">{WORDS.price}</h2>
          <PriceLines price={price} />
          {price.needsBiometrics && <AlertNote tone="info">{WORDS.biometrics}</AlertNote>}
          <SmallText>{WORDS.oursAbout}</SmallText>
          <StampNote duty={price.stampDuty} />
          <ActionsRow>
            <LinkButton
              variant="primary"
              to={`${agreementStepLink('home')}?${new URLSearchParams({ city, ...typed })}`}
            >
              {WORDS.begin}
            </LinkButton>
            <LinkButton to={legalSampleLink('rental-agreement')}>{WORDS.sample}</LinkButton>
          </ActionsRow>
          <SmallText>{WORDS.beginHelp}</SmallText>
        </Panel>
      )}
      <Section aria-labelledby="steps">
        <h2 id="steps">{WORDS.steps}</h2>
        <ol>
          {SERVICE_WORDS.LEGAL_AGREEMENT.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section aria-labelledby="cities">
        <h2 id="cities">{WORDS.otherCities}</h2>
        <FactsRow as="p">
          {CITIES.filter(({ slug }) => slug !== city).map(({ slug, name }) => (
            <Link key={slug} to={agreementPriceLink(slug)}>
              {name}
            </Link>
          ))}
        </FactsRow>
      </Section>
      <LegalLead city={city} type="LEGAL_AGREEMENT" sent={sent} />
    </PageColumn>
  );
}
