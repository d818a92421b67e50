import { indiaMonth } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { BILL_ACCOUNT_LINK, payRentLink, type RentPayKind, splitLink } from '@aangan/shared-kit/links/rent-pay';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { ownLandlord } from '../rent-money/public.ts';

/** The kind of payment of a path. */
export function kindOf({ pathname }: URL): RentPayKind {
  return pathname.startsWith(`${BILL_ACCOUNT_LINK}/`) ? 'bill' : 'rent';
}

/** A tenancy that the viewer has opened. */
export async function loadTenancy({ url, params, platform: { http, now } }: PageArgs) {
  const tenancyId = params.tenancyId ?? '';
  try {
    const tenancy = await http.request('GET /api/v1/rent-pay/tenancies/{tenancyId}', { params: { tenancyId } });
    if (tenancy.kind !== kindOf(url)) throw redirect(payRentLink({ kind: tenancy.kind, tenancyId }));
    // Flatmates pay their shares, and change nothing else.
    if (!tenancy.isOwn) throw redirect(splitLink(tenancyId));
    const landlord = await ownLandlord(http, tenancy.landlord.id);
    return { tenancy, landlord, thisMonth: indiaMonth(now) };
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}

export type LoadedTenancy = Awaited<ReturnType<typeof loadTenancy>>;
