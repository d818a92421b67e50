import { PAY_RENT_EXPLORE_LINK, PAY_RENT_LINK } from '@aangan/shared-kit/links/rent-pay';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow, Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { TenancyRows } from '../rent-tenancies/public.ts';
import { BANNER_WORDS } from './rent-banner.words.ts';

/** The invitation to pay rent, with the person's own rents. Source: product-and-plans, section 2 (overlay screens). */
export async function loader({ platform: { http, session } }: PageArgs) {
  return session.loggedIn ? http.request('GET /api/v1/rent-pay/tenancies', {}) : { tenancies: [] };
}

export function head(): PageHead {
  return { title: `${BANNER_WORDS.title} | Aangan`, robots: 'noindex,follow' };
}

export function Component() {
  const { tenancies } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={24} bottom={48}>
      <PageHeading>
        <h1>{BANNER_WORDS.title}</h1>
        <Lead>{BANNER_WORDS.text}</Lead>
      </PageHeading>
      <TenancyRows kind="rent" tenancies={tenancies} />
      <ActionsRow>
        <LinkButton to={PAY_RENT_LINK} variant="primary">
          {BANNER_WORDS.pay}
        </LinkButton>
        <LinkButton to={PAY_RENT_EXPLORE_LINK}>{BANNER_WORDS.cost}</LinkButton>
      </ActionsRow>
    </PageColumn>
  );
}
