import { RENTER_CLUB_LINK } from '@aangan/shared-kit/links/account';
import { KNOW_YOUR_RENT_LINK } from '@aangan/shared-kit/links/know-your-rent';
import { BILL_ACCOUNT_LINK, PAY_RENT_EXPLORE_LINK, PAY_RENT_LINK } from '@aangan/shared-kit/links/rent-pay';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { HowItWorks } from '@aangan/shared-kit/ui/how-it-works';
import { ActionsRow, Bullets, Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { ExitIntent } from '../exit-intent/public.ts';
import type { RentTerms } from '../rent-fees/public.ts';
import { TenancyRows } from '../rent-tenancies/public.ts';
import { CallForm } from './call-form.tsx';
import { askForCall, isCallAsked } from './call-me.ts';
import { limitWords, panWords, EXPLORE_WORDS as WORDS } from './explore.words.ts';
import { EXPLORE_HEAD_WORDS } from './explore-head.words.ts';
import { FeeCalculator } from './fee-calculator.tsx';

/** An amount for which the fees are shown first. */
const EXAMPLE = '25,000';

/** What paying rent online is and costs. Source: product-and-plans, section 2 (rent payment). */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const [terms, { tenancies }] = await Promise.all([
    http.request('GET /api/v1/rent-pay/terms', {}),
    session.loggedIn ? http.request('GET /api/v1/rent-pay/tenancies', {}) : { tenancies: [] },
  ]);
  return { terms, tenancies, asked: url.searchParams.get('amount') ?? EXAMPLE, sent: isCallAsked(url) };
}

/** The form that asks for a call is the only one with an action. */
export const action = (args: ActionArgs) => askForCall(args);

export function head(): PageHead {
  return {
    title: EXPLORE_HEAD_WORDS.title,
    description: WORDS.description,
    canonical: PAY_RENT_EXPLORE_LINK,
  };
}

export function Component() {
  const { terms, tenancies, asked, sent } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32} top={32} bottom={72}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      <ActionsRow>
        <LinkButton to={PAY_RENT_LINK} variant="primary">
          {WORDS.pay}
        </LinkButton>
        <LinkButton to={BILL_ACCOUNT_LINK}>{WORDS.bill}</LinkButton>
      </ActionsRow>
      <TenancyRows kind="rent" tenancies={tenancies} />
      <TenancyRows kind="bill" tenancies={tenancies} />
      <FeeCalculator terms={terms} asked={asked} />
      <HowItWorks title={WORDS.how} steps={WORDS.steps} />
      <GoodToKnow terms={terms} />
      <Section aria-labelledby="onward">
        <h2 id="onward">{WORDS.onward}</h2>
        <ActionsRow>
          <LinkButton to={RENT_RECEIPTS_LINK}>{WORDS.receiptsLink}</LinkButton>
          <LinkButton to={KNOW_YOUR_RENT_LINK}>{WORDS.estimateLink}</LinkButton>
          <LinkButton to={RENTER_CLUB_LINK}>{WORDS.clubLink}</LinkButton>
        </ActionsRow>
      </Section>
      <CallForm sent={sent} />
      <ExitIntent category="RENT_PAYMENT_PAGE" pageName={PAY_RENT_EXPLORE_LINK} />
    </PageColumn>
  );
}

function GoodToKnow({ terms }: { readonly terms: RentTerms }) {
  return (
    <Section aria-labelledby="know">
      <h2 id="know">{WORDS.know}</h2>
      <Bullets>
        <li>{limitWords(terms)}</li>
        <li>{panWords(terms)}</li>
        <li>{WORDS.cards}</li>
        <li>{WORDS.returned}</li>
        <li>{WORDS.receipts}</li>
      </Bullets>
    </Section>
  );
}
