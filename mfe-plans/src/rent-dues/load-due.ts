import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { ownLandlord } from '../rent-money/public.ts';
import { isVerified } from './verified.ts';

/** One payment, with the ways to pay it while it is not paid. */
export async function loadDue({ params, url, platform: { http, now } }: PageArgs) {
  const dueId = params.dueId ?? '';
  const due = await http.request('GET /api/v1/rent-pay/dues/{dueId}', { params: { dueId } }).catch(missing);
  const own = due.shares.filter(({ isOwn }) => isOwn);
  const open = own.find(({ state }) => state === 'unpaid' || state === 'paying');
  const toPay = due.state === 'collecting' ? open : undefined;
  const paying = toPay && (await waysToPay(http, due, now));
  return {
    due,
    own,
    paying: toPay && paying && { ...paying, share: toPay },
    attempt: url.searchParams.get('attempt') ?? undefined,
  };
}

export type LoadedDue = Awaited<ReturnType<typeof loadDue>>;

/** What the form that pays needs. */
export type Paying = NonNullable<LoadedDue['paying']>;

async function waysToPay(http: Http, due: RentDue, now: number) {
  const [terms, isProven, landlord] = await Promise.all([
    http.request('GET /api/v1/rent-pay/terms', {}),
    isVerified(http, now),
    ownLandlord(http, due.landlord.id),
  ]);
  const methods = terms.methods.filter(({ needsLandlordKyc }) => !needsLandlordKyc || landlord?.cardsAllowed === true);
  return { methods, hidesCards: methods.length < terms.methods.length, isVerified: isProven };
}

/** @throws a 404 for somebody else’s payment and for none, else the error */
function missing(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
