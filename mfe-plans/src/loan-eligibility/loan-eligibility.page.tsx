import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { LOAN_ELIGIBILITY_LINK } from '@aangan/shared-kit/links/loans';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { Lead, PageHeading, Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { LOAN_WORDS } from './loan-eligibility.words.ts';
import { LoanFields } from './loan-fields.tsx';
import { checkLoan } from './loan-form.ts';
import { LOAN_HEAD_WORDS } from './loan-head.words.ts';
import { LoanResult } from './loan-result.tsx';

/** The loan check and its result. Source: product-and-plans, section 2 (/loan-eligibility-form). */
export async function loader({ url, platform: { http, session } }: PageArgs) {
  const checkId = url.searchParams.get('check');
  const { city } = session;
  if (checkId === null) return { city, isGone: false, check: null };
  try {
    const found = await http.request('GET /api/v1/loan-checks/{checkId}', { params: { checkId } });
    return { city, isGone: false, check: { checkId, ...found } };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
      return { city, isGone: true, check: null };
    }
    throw error;
  }
}

export const action = checkLoan;

export function head({ data: { check } }: { readonly data: Awaited<ReturnType<typeof loader>> }): PageHead {
  return {
    title: LOAN_HEAD_WORDS.title(LOAN_WORDS.title),
    description: LOAN_WORDS.description,
    canonical: LOAN_ELIGIBILITY_LINK,
    ...(check && { robots: 'noindex,follow' }),
  };
}

export function Component() {
  const { city, isGone, check } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32} top={32} bottom={72}>
      <PageHeading>
        <h1>{LOAN_WORDS.title}</h1>
        <Lead>{LOAN_WORDS.lead}</Lead>
      </PageHeading>
      {isGone && <AlertNote tone="attention">{LOAN_WORDS.gone}</AlertNote>}
      {check && <LoanResult {...check} />}
      <Section aria-label={check ? LOAN_WORDS.change : LOAN_WORDS.check}>
        {check && <h2>{LOAN_WORDS.change}</h2>}
        <LoanFields key={check?.checkId ?? 'new'} facts={check?.facts ?? null} city={city} />
      </Section>
      {check && <DeleteCheck checkId={check.checkId} deletedAt={check.deletedAt} />}
    </PageColumn>
  );
}

function DeleteCheck({ checkId, deletedAt }: { readonly checkId: string; readonly deletedAt: number }) {
  const navigate = useNavigate();
  const deletion = useMutation('DELETE /api/v1/loan-checks/{checkId}');
  const remove = async () => {
    const deleted = await deletion.run({ params: { checkId } });
    if (deleted) navigate(LOAN_ELIGIBILITY_LINK, { replace: true });
  };
  return (
    <div>
      <SmallText>{LOAN_WORDS.stored(formatDay(deletedAt))}</SmallText>
      <ConfirmedButton
        variant="quiet"
        question={LOAN_WORDS.removeQuestion}
        yes={LOAN_WORDS.removeYes}
        busy={deletion.busy}
        problem={deletion.problem}
        onConfirm={() => void remove()}
      >
        {LOAN_WORDS.remove}
      </ConfirmedButton>
    </div>
  );
}
