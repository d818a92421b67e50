import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { CREDIT_CHECK_LINK } from '@aangan/shared-kit/links/credit';
import { LOAN_ELIGIBILITY_LINK } from '@aangan/shared-kit/links/loans';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Lead, PageHeading, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { CREDIT_WORDS as WORDS } from './credit-check.words.ts';
import { actOnCredit } from './credit-form.ts';
import { CreditHistory } from './credit-history.tsx';
import { CreditQuestion } from './credit-question.tsx';
import { CreditReport } from './credit-report.tsx';

/** A person’s own credit score. Source: product-and-plans, section 2 (/check-credit-score). */
export function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/credit-reports', {});
}

export const action = actOnCredit;

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, canonical: CREDIT_CHECK_LINK, robots: 'noindex,follow' };
}

export function Component() {
  const { checks, currentUntil, bureau, name, phone } = usePageData<typeof loader>();
  const newest = checks[0];
  return (
    <PageColumn width="form" gap={32} top={32} bottom={72}>
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      {bureau?.isSample && <AlertNote tone="attention">{WORDS.sample}</AlertNote>}
      {newest && <CreditReport check={newest} />}
      {currentUntil !== null && <SmallText>{WORDS.currentUntil(formatDay(currentUntil))}</SmallText>}
      {bureau === null && <AlertNote tone="info">{WORDS.closed}</AlertNote>}
      {bureau && currentUntil === null && newest?.state !== 'asking' && (
        <CreditQuestion
          key={newest?.id ?? 'first'}
          bureau={bureau.name}
          {...{ name, phone }}
          panShown={newest?.state === 'no-match' ? undefined : newest?.pan}
        />
      )}
      {checks.length > 0 && <CreditHistory checks={checks} />}
      <p>
        <Link to={LOAN_ELIGIBILITY_LINK}>{WORDS.loans}</Link>
      </p>
    </PageColumn>
  );
}
