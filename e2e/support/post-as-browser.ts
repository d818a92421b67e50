import type { APIRequestContext, APIResponse } from '@playwright/test';
import { passChallenge } from '../../api/testing/pass-challenge.ts';

/** A call that passes a challenge once, as the HTTP client of a page does. */
export async function postAsBrowser(
  request: APIRequestContext,
  url: string,
  { headers, data }: { readonly headers: Record<string, string>; readonly data: object },
): Promise<APIResponse> {
  const first = await request.post(url, { headers, data });
  if (first.status() !== 428) return first;
  return request.post(url, { headers: { ...headers, ...(await passChallenge(await first.json())) }, data });
}
