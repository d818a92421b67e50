import { indiaMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { RENT_RECEIPTS_LINK } from '@aangan/shared-kit/links/rent-receipts';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { Lead, PageHeading } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { EarlierReceipts } from './earlier-receipts.tsx';
import { HraCalculator } from './hra-calculator.tsx';
import { ReceiptFields } from './receipt-fields.tsx';
import { makeReceipts } from './receipt-form.ts';
import { RECEIPTS_HEAD_WORDS } from './receipts-head.words.ts';
import { RECEIPTS_WORDS } from './rent-receipts.words.ts';

/** The form of rent receipts. Source: product-and-plans, section 2 (rent payment). */
export async function loader({ url, platform: { http, session, now } }: PageArgs) {
  const likeId = url.searchParams.get('like');
  const [info, { receipts }, like] = await Promise.all([
    session.loggedIn ? http.request('GET /api/v3/user/info', {}) : undefined,
    http.request('GET /api/v1/rent-receipts', {}),
    likeId === null ? null : factsOf(http, likeId),
  ]);
  return { thisMonth: indiaMonth(now), tenant: info?.name ?? '', loggedIn: session.loggedIn, receipts, like };
}

export const action = makeReceipts;

export function head(): PageHead {
  return {
    title: RECEIPTS_HEAD_WORDS.title,
    description: RECEIPTS_WORDS.description,
    canonical: RENT_RECEIPTS_LINK,
  };
}

export function Component() {
  const { receipts, ...form } = usePageData<typeof loader>();
  return (
    <PageColumn width="form" gap={32} top={32} bottom={72}>
      <PageHeading>
        <h1>{RECEIPTS_WORDS.title}</h1>
        <Lead>{RECEIPTS_WORDS.lead}</Lead>
      </PageHeading>
      <EarlierReceipts receipts={receipts} />
      <ReceiptFields key={form.like === null ? 'new' : 'like'} {...form} />
      <HraCalculator />
    </PageColumn>
  );
}

/** What receipts of this visitor say, or null if there are none with this id. */
async function factsOf(http: Http, receiptId: string) {
  try {
    return (await http.request('GET /api/v1/rent-receipts/{receiptId}', { params: { receiptId } })).facts;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
