import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { isVerified } from './verified.ts';

/** One payment, with the ways to pay it while it is not paid. */
export async function loadDue({ params, url, platform: { http, now } }: PageArgs) {
  const dueId = params.dueId ?? '';
  const due = await http.request('GET /api/v1/rent-pay/dues/{dueId}', { params: { dueId } }).catch(missing);
  const own = due.shares.filter(({ isOwn }) => isOwn);
  const open = own.find(({ state }) => state === 'unpaid' || state === 'paying');
  const toPay = due.state === 'collecting' ? open : undefined;
  const paying = toPay && (await waysToPay(http, dueId, now));
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

async function waysToPay(http: Http, dueId: string, now: number) {
  const [{ methods }, isProven] = await Promise.all([
    http.request('GET /api/v1/rent-pay/terms', { query: { dueId } }),
    isVerified(http, now),
  ]);
  return { methods, hidesCards: !methods.some(({ method }) => method === 'card'), isVerified: isProven };
}

/** @throws a 404 for somebody else’s payment and for none, else the error */
function missing(error: unknown): never {
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
