import type { Http } from '@aangan/shared-kit/platform/http';

/** Session storage key of the API's answer and its account, so that it is requested once per tab. */
const SAVED = 'nri';

/**
 * Whether an account is an NRI user, when neither the cookie nor the account says so. The answer is cached for later
 * documents of this tab. Source: product-and-plans, section 6 (when unclear, a call checks NRI status).
 * @throws HttpError when the API does not answer
 */
export async function askedNri(accountId: string, http: Http, storage: () => Storage): Promise<boolean> {
  const saved = swallowed(() => storage().getItem(SAVED));
  if (saved === `${accountId} true`) return true;
  if (saved === `${accountId} false`) return false;
  const { nri } = (await http.request('POST /api/v1/user/nri/check', { json: {} })).data;
  swallowed(() => storage().setItem(SAVED, `${accountId} ${nri}`));
  return nri;
}

/** Storage fails for quota and in private windows. Then each document asks once. */
function swallowed<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
