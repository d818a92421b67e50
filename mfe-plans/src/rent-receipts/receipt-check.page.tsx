import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { periodWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-periods';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import { ActionsRow, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { Fact } from './fact.tsx';
import { RECEIPTS_WORDS } from './rent-receipts.words.ts';

/** What the QR code on receipts opens, for whoever was given them. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const token = params.token ?? '';
  try {
    return await http.request('GET /api/v1/rent-receipts/verify/{token}', { params: { token } });
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export const head = () => personalHead(RECEIPTS_WORDS.verifyTitle);

export function Component() {
  const receipts = usePageData<typeof loader>();
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>{RECEIPTS_WORDS.verifyTitle}</h1>
      </PageHeading>
      {receipts === null ? (
        <AlertNote tone="error">{RECEIPTS_WORDS.verifyGone}</AlertNote>
      ) : (
        <>
          <AlertNote tone="info">{RECEIPTS_WORDS.verifyNote}</AlertNote>
          <FactRows>
            <Fact term="Months" value={periodWords(receipts)} />
            <Fact term="Rent a month" value={formatRupees(receipts.rentRupees)} />
            <Fact term="Total" value={formatRupees(receipts.totalRupees)} />
            <Fact term="Tenant" value={receipts.tenant} />
            <Fact term="Landlord" value={receipts.landlord} />
            <Fact term="Made on" value={formatDay(receipts.createdAt)} />
          </FactRows>
        </>
      )}
      <ActionsRow>
        <LinkButton to={RENT_RECEIPTS_LINK}>{RECEIPTS_WORDS.verifyMake}</LinkButton>
      </ActionsRow>
    </PageColumn>
  );
}
