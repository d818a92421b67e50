import { indianPhoneError } from '@aangan/shared-kit/domain/international-phone';
import { nameError } from '@aangan/shared-kit/domain/name';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** The fields of the form with their rules; undefined where every value is valid. */
export const ASK = defineForm({
  name: 'newcomer-ask',
  fields: { name: nameError, phone: indianPhoneError, message: undefined },
});

/** Sends the form, then shows the page again with `sent` in its address. */
export function ask({ form, url, platform }: ActionArgs) {
  return actOnForm(ASK, form, async (typed) => {
    await platform.http.request('POST /api/v1/misc/lead/add', { form: { ...typed, source: 'newcomer' } });
    return redirect(`${url.pathname}?sent=1`);
  });
}
