import type { Payment } from '@aangan/shared-kit/contracts/payments';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';

/** Loads the payment that an address names. Null for no payment or somebody else's; the page works without it. */
export async function loadPayment(http: Http, paymentId: string | null): Promise<Payment | null> {
  if (paymentId === null) return null;
  try {
    return await http.request('GET /api/v1/payments/{paymentId}', { params: { paymentId } });
  } catch (error) {
    if (error instanceof HttpError && unknown(error.status)) return null;
    throw error;
  }
}

function unknown(status: number | undefined): boolean {
  return status === 404 || status === 400;
}
