import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import type { RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import type { Http } from '@aangan/shared-kit/platform/http';

/** Kind of the uploads. */
export const AGREEMENT_KIND = 'rental-agreement';

/** What the page shows: the tenancies to choose from, or the files of one. */
export type LoadedAgreement = { readonly kind: RentPayKind } & (
  | { readonly tenancies: readonly RentTenancy[] }
  | { readonly tenancy: RentTenancy; readonly files: CallAnswer<'GET /api/v1/uploads'> }
);

/** @param tenancyId the chosen tenancy, or null; somebody else's shows the choice again */
export async function loadAgreement(http: Http, kind: RentPayKind, tenancyId: string | null): Promise<LoadedAgreement> {
  const { tenancies } = await http.request('GET /api/v1/rent-pay/tenancies', {});
  const own = tenancies.filter((each) => each.kind === kind && each.isOwn);
  const tenancy = own.find(({ id }) => id === tenancyId);
  if (!tenancy) return { kind, tenancies: own };
  const query = { kind: AGREEMENT_KIND, subject: tenancy.id };
  return { kind, tenancy, files: await http.request('GET /api/v1/uploads', { query }) };
}
