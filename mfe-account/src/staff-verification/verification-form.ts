import { listingIdError, seenError, validDaysError } from '@aangan/shared-kit/domain/staff-verification';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** What staff can have seen of a listing. */
export const KINDS = { VISIT: 'The home, on a visit', PAPERS: 'The owner’s documents' } as const;

/** Fields and rules of what staff have seen of a listing. */
export const VERIFICATION = defineForm({
  name: 'staff-verification',
  fields: {
    propertyId: listingIdError,
    kind: (kind) => (Object.hasOwn(KINDS, kind) ? undefined : 'Choose what was seen.'),
    seen: seenError,
    validDays: validDaysError,
  },
});

/** Saves what was seen. */
export function saveVerification({ form, url, platform: { http } }: ActionArgs) {
  return actOnForm(VERIFICATION, form, async ({ propertyId, kind, seen, validDays }) => {
    const json = { kind: kind as keyof typeof KINDS, seen, validDays: Number(validDays) };
    const input = { params: { propertyId }, json };
    const { expiresOn } = await http.request('POST /api/v1/staff/property/{propertyId}/verification', input);
    return redirect(`${url.pathname}?${new URLSearchParams({ done: propertyId, until: String(expiresOn) })}`);
  });
}
