import { isLender, type LenderId, lenderOf } from '@aangan/shared-kit/domain/loans/lenders';
import { LOAN_CONSENT_VERSION, loanConsent } from '@aangan/shared-kit/domain/loans/loan-lead';
import { spacedPhone } from '@aangan/shared-kit/domain/phone';
import { LOAN_ELIGIBILITY_LINK, LOAN_REQUESTS_LINK, loanCheckLink } from '@aangan/shared-kit/links/loans';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type ActionArgs, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Link, redirect } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { REQUEST_WORDS as WORDS } from './loan-requests.words.ts';
import { SentFacts } from './sent-facts.tsx';

/** What a request to a lender sends, before it is sent. */
export async function loader({ url, platform: { http } }: PageArgs) {
  const checkId = url.searchParams.get('check') ?? '';
  const lender = url.searchParams.get('lender') ?? '';
  if (!isLender(lender)) return null;
  try {
    const path = 'GET /api/v1/loan-leads/draft/{checkId}/{lender}';
    return { checkId, lender, ...(await http.request(path, { params: { checkId, lender } })) };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

type Draft = NonNullable<Awaited<ReturnType<typeof loader>>>;

export function action({ form, url, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const checkId = url.searchParams.get('check') ?? '';
    const lender = (url.searchParams.get('lender') ?? '') as LenderId;
    await http.request('POST /api/v1/loan-leads', { json: { checkId, lender, consent: LOAN_CONSENT_VERSION } });
    return redirect(LOAN_REQUESTS_LINK);
  });
}

export function head(): PageHead {
  return { title: `${WORDS.loans} | Aangan`, robots: 'noindex,nofollow' };
}

export function Component() {
  const draft = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32} top={32} bottom={72}>
      {draft ? <Ask draft={draft} /> : <Gone />}
    </PageColumn>
  );
}

function Ask({ draft: { checkId, lender, facts, name, phone, isSample, open } }: { readonly draft: Draft }) {
  const to = lenderOf(lender).name;
  return (
    <>
      <PageHeading>
        <p>
          <Link to={loanCheckLink(checkId)}>{WORDS.loans}</Link>
        </p>
        <h1>{WORDS.ask(to)}</h1>
        <Lead>{WORDS.askLead}</Lead>
      </PageHeading>
      {isSample && <AlertNote tone="attention">{WORDS.sample}</AlertNote>}
      <Section aria-labelledby="sent">
        <h2 id="sent">{WORDS.sent}</h2>
        <SentFacts facts={facts} person={{ name, phone: spacedPhone(phone) }} />
        <SmallText>{WORDS.notSent}</SmallText>
      </Section>
      {open ? (
        <Section aria-labelledby="open">
          <h2 id="open">{WORDS.see}</h2>
          <p>{open.lender === lender ? WORDS.openSame : WORDS.open(lenderOf(open.lender).name)}</p>
          <LinkButton to={LOAN_REQUESTS_LINK} variant="primary">
            {WORDS.see}
          </LinkButton>
        </Section>
      ) : (
        <Section aria-labelledby="consent">
          <h2 id="consent">{WORDS.consent}</h2>
          <p>{loanConsent(lender)}</p>
          <ActionForm hidden={{ lender }} aria-label={WORDS.ask(to)}>
            <Button type="submit" variant="primary">
              {WORDS.send(to)}
            </Button>
          </ActionForm>
        </Section>
      )}
    </>
  );
}

function Gone() {
  return (
    <EmptyState title={WORDS.gone} actions={<LinkButton to={LOAN_ELIGIBILITY_LINK}>{WORDS.check}</LinkButton>}>
      {WORDS.goneText}
    </EmptyState>
  );
}
