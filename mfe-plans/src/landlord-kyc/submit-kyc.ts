import { landlordLink } from '@aangan/shared-kit/links/rent-pay';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Tells the form apart from the others of the page. */
export const KYC_FORM = 'kyc';

/** Hands papers in, with the PAN. */
export function submitKyc(
  form: FormData,
  { http, token }: { readonly http: Http; readonly token: string },
): Promise<Response | Refusal> {
  return orRefusal(form, async () => {
    const json = { pan: String(form.get('pan') ?? '') };
    await http.request('POST /api/v1/rent-pay/landlord-link/{token}/kyc/submit', { params: { token }, json });
    return redirect(landlordLink(token));
  });
}
