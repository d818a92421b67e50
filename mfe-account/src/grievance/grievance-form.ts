import {
  GRIEVANCE_SUBJECT_MOST,
  grievanceContactError,
  grievanceTextError,
  isGrievanceKind,
} from '@aangan/shared-kit/domain/grievance';
import { nameError } from '@aangan/shared-kit/domain/name';
import { grievanceStateLink } from '@aangan/shared-kit/links/grievance';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Value of the hidden field for somebody who is logged in, whose name and number we have. */
export const BY_ACCOUNT = 'account';

/** Fields and rules of a complaint. */
export const GRIEVANCE_FORM = defineForm({
  name: 'grievance',
  fields: {
    kind: (kind) => (isGrievanceKind(kind) ? undefined : 'Choose what it is about.'),
    text: grievanceTextError,
    subject: (subject) =>
      subject.length > GRIEVANCE_SUBJECT_MOST ? `Use at most ${GRIEVANCE_SUBJECT_MOST} characters.` : undefined,
    by: undefined,
    name: (name, { by }) => (by === BY_ACCOUNT ? undefined : nameError(name)),
    contact: (contact, { by }) => (by === BY_ACCOUNT ? undefined : grievanceContactError(contact)),
  },
});

/** Sends a complaint, and leads to the page that shows its state. */
export function sendGrievance({ form, platform: { http } }: ActionArgs) {
  return actOnForm(GRIEVANCE_FORM, form, async ({ kind, text, subject, by, name, contact }) => {
    const guest = by === BY_ACCOUNT ? {} : { name, contact };
    const about = isGrievanceKind(kind) ? kind : 'other';
    const { token } = await http.request('POST /api/v1/grievances', { form: { kind: about, text, subject, ...guest } });
    return redirect(grievanceStateLink(token));
  });
}
