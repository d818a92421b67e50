import { indianPhoneError } from '@aangan/shared-kit/domain/international-phone';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { parseRupees } from '@aangan/shared-kit/domain/money';
import { nameError } from '@aangan/shared-kit/domain/name';
import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { EXPLORE_WORDS } from './explore.words.ts';

/** Query of the page after the form was sent. */
const SENT = 'asked';

/** Fields and rules of the form that asks for a call. Source: product-and-plans, section 5 (validation rules). */
export const CALL_FORM = defineForm({
  name: 'rent-call',
  fields: {
    name: nameError,
    phone: indianPhoneError,
    rent: (typed) => (typed === '' || parseRupees(typed) !== undefined ? undefined : EXPLORE_WORDS.wrongRent),
  },
});

export function isCallAsked({ searchParams }: URL): boolean {
  return searchParams.has(SENT);
}

/** Sends the lead, form-encoded. Source: services-and-platform, section 7 (further leads: explore payment lead). */
export function askForCall({ form, platform }: ActionArgs): Promise<Response | Refusal> {
  const { http, attribution, analytics, session } = platform;
  return actOnForm(CALL_FORM, form, async ({ name, phone, rent }) => {
    const rentRupees = parseRupees(rent);
    await http.request('POST /api/v1/rent-pay/explore', {
      form: {
        ...{ name, phone, city: session.city },
        ...(rentRupees !== undefined && { rentRupees }),
        ...attributionFields(attribution.current()),
      },
    });
    analytics.track('explore_payment_lead', { city: session.city });
    return redirect(`${PAY_RENT_EXPLORE_LINK}?${SENT}=1#${CALL_FORM.name}`);
  });
}
