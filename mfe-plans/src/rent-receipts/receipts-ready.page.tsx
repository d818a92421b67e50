import { formatRupees, rupeesInWords } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { monthsFrom } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { periodWords, receiptPeriods } from '@aangan/shared-kit/domain/rent-receipts/receipt-periods';
import { needsRevenueStamp } from '@aangan/shared-kit/domain/rent-receipts/receipt-rules';
import { RENT_RECEIPTS_LINK, receiptsAgainLink } from '@aangan/shared-kit/links/rent-receipts';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, Lead, PageHeading, SmallText, Unscripted } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { Fact } from './fact.tsx';
import { RECEIPTS_WORDS } from './rent-receipts.words.ts';

/** Receipts that were made. Source: product-and-plans, section 2 (rent payment). */
export async function loader({ params, platform: { http } }: PageArgs) {
  const receiptId = params.receiptId ?? '';
  try {
    const receipts = await http.request('GET /api/v1/rent-receipts/{receiptId}', { params: { receiptId } });
    return { receiptId, ...receipts };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export const head = () => personalHead(RECEIPTS_WORDS.title);

type Receipts = NonNullable<Awaited<ReturnType<typeof loader>>>;

export function Component() {
  const receipts = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      {receipts === null ? <OfOthers /> : <Ready {...receipts} />}
    </PageColumn>
  );
}

/** Somebody else's receipts, or none. */
function OfOthers() {
  return (
    <>
      <PageHeading>
        <h1>{RECEIPTS_WORDS.othersTitle}</h1>
        <Lead>{RECEIPTS_WORDS.othersText}</Lead>
      </PageHeading>
      <ActionsRow>
        <LinkButton to={RENT_RECEIPTS_LINK}>{RECEIPTS_WORDS.make}</LinkButton>
      </ActionsRow>
    </>
  );
}

function Ready({ receiptId, facts, deletedAt, pdfUrl, verifyUrl }: Receipts) {
  const { rentRupees, paidBy, landlord, landlordPan, landlordHasNoPan } = facts;
  const periods = receiptPeriods(facts.from, facts.to, facts.interval);
  const needsStamp = periods.some(({ months }) => needsRevenueStamp(paidBy, rentRupees * months));
  return (
    <>
      <PageHeading>
        <h1>{RECEIPTS_WORDS.ready(periods.length)}</h1>
        <Lead>{RECEIPTS_WORDS.next}</Lead>
      </PageHeading>
      <ActionsRow>
        <LinkButton to={pdfUrl} variant="primary" reloadDocument>
          {RECEIPTS_WORDS.download}
        </LinkButton>
        <LinkButton to={receiptsAgainLink(receiptId)}>{RECEIPTS_WORDS.change}</LinkButton>
      </ActionsRow>
      {needsStamp && <AlertNote tone="info">{RECEIPTS_WORDS.stamp}</AlertNote>}
      {landlordPan === '' && landlordHasNoPan && <AlertNote tone="info">{RECEIPTS_WORDS.noPan}</AlertNote>}
      <FactRows>
        <Fact term={RECEIPTS_WORDS.landlord} value={landlord} />
        {periods.map((period) => (
          <div key={period.from}>
            <dt>{periodWords(period)}</dt>
            <dd>
              {formatRupees(rentRupees * period.months)}
              <br />
              <small>Rupees {rupeesInWords(rentRupees * period.months)} only</small>
            </dd>
          </div>
        ))}
        {periods.length > 1 && (
          <Fact term={RECEIPTS_WORDS.total} value={formatRupees(rentRupees * monthsFrom(facts.from, facts.to))} />
        )}
      </FactRows>
      <SmallText>
        {RECEIPTS_WORDS.until(formatDay(deletedAt))} <Link to={verifyUrl}>{RECEIPTS_WORDS.check}</Link>
      </SmallText>
      <DeleteReceipts receiptId={receiptId} />
      <Unscripted>{RECEIPTS_WORDS.removeScripted}</Unscripted>
    </>
  );
}

function DeleteReceipts({ receiptId }: { readonly receiptId: string }) {
  const navigate = useNavigate();
  const deletion = useMutation('DELETE /api/v1/rent-receipts/{receiptId}');
  const remove = async () => {
    const deleted = await deletion.run({ params: { receiptId } });
    if (deleted) navigate(RENT_RECEIPTS_LINK, { replace: true });
  };
  return (
    <ConfirmedButton
      variant="quiet"
      question={RECEIPTS_WORDS.removeQuestion}
      yes={RECEIPTS_WORDS.removeYes}
      busy={deletion.busy}
      problem={deletion.problem}
      onConfirm={() => void remove()}
    >
      {RECEIPTS_WORDS.remove}
    </ConfirmedButton>
  );
}
