import { profileLink } from '@aangan/shared-kit/links/account';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { BoughtPlan } from './bought-plan.tsx';
import { DETAILS_FAILED, STATE_WORDS, SUCCESS_WORDS } from './plan-success.words.ts';

/** What was bought with a payment. Source: services-and-platform, section 3 (order details by paymentId). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const paymentId = url.searchParams.get('paymentId') ?? '';
  try {
    const query = { paymentId };
    return { details: await http.request('GET /api/v1/plan_payment/order/confirmation', { query }) };
  } catch (error) {
    // The login gate follows a 401. Another failure keeps the page, which says what to do.
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { details: undefined };
  }
}

export function head({ data: { details } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  const title = details ? STATE_WORDS[details.state].title(details.plan.name) : DETAILS_FAILED;
  return { title: `${title} | Aangan`, robots: 'noindex' };
}

export function Component() {
  const { details } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32}>
      {details ? <BoughtPlan details={details} /> : <NoDetails />}
    </PageColumn>
  );
}

function NoDetails() {
  return (
    <>
      <h1>{DETAILS_FAILED}</h1>
      <RetryNote>{SUCCESS_WORDS.failedHelp}</RetryNote>
      <LinkButton to={profileLink('payments')} wide>
        {SUCCESS_WORDS.payments}
      </LinkButton>
    </>
  );
}
