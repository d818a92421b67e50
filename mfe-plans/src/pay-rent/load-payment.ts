import type { Landlord } from '@aangan/shared-kit/contracts/rent-landlords';
import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import { BILL_ACCOUNT_LINK, type RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';
import { type AskedStep, askedStep, changeHomeLink } from './pay-steps.ts';

/** The kind of payment of a path. */
export function kindOf({ pathname }: URL): RentPayKind {
  return pathname === BILL_ACCOUNT_LINK ? 'bill' : 'rent';
}

/** The step that the address asks for, with what it shows. */
export async function loadPayment({ url, platform: { http } }: PageArgs) {
  const kind = kindOf(url);
  const asked = askedStep(url);
  const step = await loadStep(http, kind, asked);
  return { ...step, kind, dueId: asked.dueId, newKey: randomId(22, secureRandom) };
}

async function loadStep(http: Http, kind: RentPayKind, { landlordId, tenancyId, changes }: AskedStep) {
  if (tenancyId !== undefined) {
    const tenancy = await tenancyOf(http, tenancyId);
    if (tenancy.kind !== kind) throw redirect(changeHomeLink(tenancy.kind, tenancyId));
    return { step: 'home' as const, tenancy, landlord: await landlordOf(http, tenancy.landlord.id) };
  }
  if (landlordId !== undefined) {
    const landlord = await landlordOf(http, landlordId);
    if (changes) return { step: 'landlord' as const, changed: landlord };
    return { step: 'home' as const, tenancy: undefined, landlord };
  }
  // Fees are shown before the first field of a new landlord, and on no later step.
  const [{ methods }, { tenancies }, { landlords }] = await Promise.all([
    http.request('GET /api/v1/rent-pay/terms', {}),
    http.request('GET /api/v1/rent-pay/tenancies', {}),
    http.request('GET /api/v1/rent-pay/landlords', {}),
  ]);
  return { step: 'landlord' as const, changed: undefined, saved: { methods, tenancies, landlords } };
}

export type LoadedPayment = Awaited<ReturnType<typeof loadPayment>>;

/** What one step shows. */
export type StepOf<Step extends LoadedPayment['step']> = Extract<LoadedPayment, { readonly step: Step }>;

function tenancyOf(http: Http, tenancyId: string): Promise<RentTenancy> {
  return http.request('GET /api/v1/rent-pay/tenancies/{tenancyId}', { params: { tenancyId } }).catch(missing);
}

function landlordOf(http: Http, landlordId: string): Promise<Landlord> {
  return http.request('GET /api/v1/rent-pay/landlords/{landlordId}', { params: { landlordId } }).catch(missing);
}

/** @throws a 404 for somebody else’s and what does not exist, else the error */
function missing(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
