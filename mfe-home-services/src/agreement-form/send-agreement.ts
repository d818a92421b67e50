import { agreementLink } from '@aangan/shared-kit/links/agreements';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';
import { type TypedAgreement, termsOf } from './typed-agreement.ts';

interface SavedDraft {
  readonly typed: TypedAgreement;
  /** The agreement that is being changed. */
  readonly bookingId: string | null;
}

/** Makes the agreement, or changes it; then the draft of the form is deleted. */
export async function sendAgreement(
  { form, platform: { http, analytics } }: ActionArgs,
  { typed, bookingId }: SavedDraft,
): Promise<Response | Refusal> {
  return orRefusal(form, async () => {
    const json = termsOf(typed);
    const { booking } = hsFacts(
      bookingId === null
        ? await http.request('POST /legal-backend/api/v1/agreement', { json })
        : await http.request('PUT /legal-backend/api/v1/agreement/{bookingId}', { params: { bookingId }, json }),
    );
    await http.request('DELETE /legal-backend/api/v1/agreement-draft', {});
    analytics.track('agreement_made', { city: json.city });
    return redirect(agreementLink(booking.id));
  });
}
