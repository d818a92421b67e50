import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { isNriPurpose } from '@aangan/shared-kit/domain/lead-kind';
import { nameError } from '@aangan/shared-kit/domain/name';
import { isValidPhone } from '@aangan/shared-kit/domain/phone';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { NRI_LEAD_LINK } from '@aangan/shared-kit/links/leads';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { dialled, timeZoneOf } from './dial-codes.ts';
import { SENT } from './sent.ts';

/** Fields and rules of the form for people abroad. Source: product-and-plans, section 5 (validation rules). */
export const NRI_LEAD = defineForm({
  name: 'nri-lead',
  fields: {
    name: nameError,
    dialCode: undefined,
    phone: (typed, { dialCode }) => {
      const { phoneCountryCode, phone } = dialled(dialCode, typed);
      const digits = phone.replace(/[\s().-]/g, '');
      return /^\d{4,14}$/.test(digits) && isValidPhone(phoneCountryCode, digits) ? undefined : SIGN_UP_MESSAGES.phone;
    },
    email: (email) => (isValidEmail(email) ? undefined : SIGN_UP_MESSAGES.email),
    purpose: undefined,
    city: undefined,
    callFrom: undefined,
    callTo: (callTo, { callFrom }) => (callFrom === callTo ? 'Choose two different hours.' : undefined),
    timeZone: undefined,
  },
});

/** Sends the form. Without JavaScript the time zone is that of the chosen country. */
export function sendNriLead({ form, platform: { http, analytics, attribution } }: ActionArgs) {
  return actOnForm(NRI_LEAD, form, async ({ dialCode, phone, purpose, timeZone, ...typed }) => {
    const number = dialled(dialCode, phone);
    const lead = {
      ...typed,
      ...number,
      purpose: isNriPurpose(purpose) ? purpose : 'BUY',
      timeZone: timeZone || timeZoneOf(number.phoneCountryCode),
      ...attributionFields(attribution.current()),
    } as const;
    await http.request('POST /api/v1/nri_lead/add', { form: lead });
    analytics.track('nri_lead', { purpose: lead.purpose, city: lead.city });
    return redirect(`${NRI_LEAD_LINK}?${SENT}`);
  });
}
