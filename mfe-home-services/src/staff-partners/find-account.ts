import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';

export type FoundAccount = CallAnswer<'GET /api/v1/staff/partners/account'>['account'];

/** The account that a search has found, or why there is none any more. */
export async function findAccount(
  http: Http,
  accountId: string,
): Promise<{ readonly account: FoundAccount } | { readonly problem: string | undefined }> {
  try {
    return await http.request('GET /api/v1/staff/partners/account', { query: { accountId } });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { problem: error.serverMessage };
    throw error;
  }
}
