import type { Http } from '@aangan/shared-kit/platform/http';

/** Whether the payer has proven the registered number, and need not again now. @param now epoch ms */
export async function isVerified(http: Http, now: number): Promise<boolean> {
  const { verifiedUntil } = await http.request('GET /api/v1/rent-pay/otp', {});
  return verifiedUntil !== null && verifiedUntil > now;
}
