import type { LoanLead } from '@aangan/shared-kit/contracts/loan-leads';
import { lenderOf } from '@aangan/shared-kit/domain/loans/lenders';
import { isOpenLead } from '@aangan/shared-kit/domain/loans/loan-lead';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { LOAN_ELIGIBILITY_LINK, LOAN_REQUESTS_LINK } from '@aangan/shared-kit/links/loans';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Breadcrumbs } from '@aangan/shared-kit/ui/breadcrumbs';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Lead, PageHeading, Section, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { AskedPress } from '../asked-press/public.ts';
import styles from './loan-requests.module.css';
import { REQUEST_STATES, REQUEST_WORDS as WORDS } from './loan-requests.words.ts';
import { SentFacts } from './sent-facts.tsx';

/** The person’s requests to lenders, and what became of them. */
export function loader({ platform: { http } }: PageArgs) {
  return http.request('GET /api/v1/loan-leads', {});
}

/** Withdraws a request. */
export function action({ form, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const leadId = String(form.get('lead') ?? '');
    await http.request('DELETE /api/v1/loan-leads/{leadId}', { params: { leadId } });
    return redirect(LOAN_REQUESTS_LINK);
  });
}

export function head(): PageHead {
  return { title: `${WORDS.title} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const { leads } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32} top={24} bottom={72}>
      <Breadcrumbs
        items={[
          { name: WORDS.loans, url: LOAN_ELIGIBILITY_LINK },
          { name: WORDS.title, url: LOAN_REQUESTS_LINK },
        ]}
      />
      <PageHeading>
        <h1>{WORDS.title}</h1>
        <Lead>{WORDS.lead}</Lead>
      </PageHeading>
      {leads.length === 0 && (
        <EmptyState
          title={WORDS.empty}
          actions={
            <LinkButton to={LOAN_ELIGIBILITY_LINK} variant="primary">
              {WORDS.check}
            </LinkButton>
          }
        >
          {WORDS.emptyText}
        </EmptyState>
      )}
      {leads.map((lead) => (
        <Request key={lead.id} lead={lead} />
      ))}
    </PageColumn>
  );
}

function Request({ lead }: { readonly lead: LoanLead }) {
  const { id, lender, state, facts, consent, askedAt, answer, isSample } = lead;
  const { name } = lenderOf(lender);
  const { label, tone, text } = REQUEST_STATES[state];
  return (
    <Section aria-labelledby={id}>
      <SplitRow>
        <h2 id={id}>{name}</h2>
        <StatusLabel tone={tone}>{label}</StatusLabel>
      </SplitRow>
      <p>{text(name)}</p>
      {answer && (
        <AlertNote tone={state === 'answered' ? 'good' : 'info'}>
          {WORDS.answered(name, formatDay(answer.at))} “{answer.text}”
        </AlertNote>
      )}
      <SmallText>
        {WORDS.askedOn(formatDay(askedAt))}. {isSample && WORDS.sample}
      </SmallText>
      <details className={styles.details}>
        <summary>{WORDS.details}</summary>
        <SentFacts facts={facts} />
        <SmallText>{consent}</SmallText>
      </details>
      {isOpenLead(state) && (
        <AskedPress
          hidden={{ lead: id }}
          title={WORDS.withdraw}
          question={WORDS.withdrawQuestion}
          yes={WORDS.withdrawYes}
        />
      )}
    </Section>
  );
}
