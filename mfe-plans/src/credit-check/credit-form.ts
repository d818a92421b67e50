import { CREDIT_CONSENT_VERSION, ownPanProblem } from '@aangan/shared-kit/domain/credit/credit-check';
import { CREDIT_CHECK_LINK } from '@aangan/shared-kit/links/credit';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Which form of the page was sent. */
export const DO = { check: 'check', remove: 'remove' } as const;

/** The question to the bureau. An empty PAN is that of the newest report. */
export const CREDIT_FORM = defineForm({
  name: 'credit-check',
  fields: { pan: (typed) => (typed === '' ? undefined : ownPanProblem(typed)) },
  secrets: ['pan'],
});

/** Asks the bureau, or deletes a report. */
export function actOnCredit({ form, platform: { http } }: ActionArgs) {
  if (form.get('do') === DO.remove) {
    return orRefusal(form, async () => {
      const reportId = String(form.get('report') ?? '');
      await http.request('DELETE /api/v1/credit-reports/{reportId}', { params: { reportId } });
      return redirect(CREDIT_CHECK_LINK);
    });
  }
  return actOnForm(CREDIT_FORM, form, async ({ pan }) => {
    await http.request('POST /api/v1/credit-reports', {
      json: { consent: CREDIT_CONSENT_VERSION, ...(pan && { pan }) },
    });
    return redirect(CREDIT_CHECK_LINK);
  });
}
