import { indianPhoneError, internationalPhone } from '@aangan/shared-kit/domain/international-phone';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { OWNER_MEETS_TENANT_LINK } from '@aangan/shared-kit/links/leads';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { SENT } from './sent.ts';

/** Fields and rules of the form about a home to let. Source: product-and-plans, section 5 (phone). */
export const CROWD_LEAD = defineForm({
  name: 'crowd-lead',
  fields: {
    phone: indianPhoneError,
    ownerPhone: (ownerPhone, { phone }) =>
      indianPhoneError(ownerPhone) ??
      (internationalPhone(ownerPhone) === internationalPhone(phone)
        ? 'The owner’s number must not be your own.'
        : undefined),
    description: undefined,
  },
});

/** Sends the form; it needs no login. Source: services-and-platform, section 3 (crowd lead). */
export function sendCrowdLead({ form, platform: { http, analytics, attribution } }: ActionArgs) {
  return actOnForm(CROWD_LEAD, form, async (typed) => {
    const json = { ...typed, type: 'TENANT', ...attributionFields(attribution.current()) } as const;
    await http.request('POST /api/v1/public/crowd/lead/create', { json });
    analytics.track('crowd_lead');
    return redirect(`${OWNER_MEETS_TENANT_LINK}?${SENT}`);
  });
}
