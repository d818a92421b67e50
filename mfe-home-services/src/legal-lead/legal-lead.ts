import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { LEGAL_SERVICES } from '@aangan/shared-kit/domain/home-services/legal-services';
import { indianPhoneError } from '@aangan/shared-kit/domain/international-phone';
import { attributionFields } from '@aangan/shared-kit/domain/lead-attribution';
import { nameError } from '@aangan/shared-kit/domain/name';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';

/** Query of the page after the form was sent. */
const SENT = 'asked';

/** Fields and rules of the form. Source: product-and-plans, section 5 (validation rules). */
export const LEGAL_LEAD = defineForm({
  name: 'legal-lead',
  fields: { name: nameError, phone: indianPhoneError, service: undefined, city: undefined },
});

export function isLeadSent({ searchParams }: URL): boolean {
  return searchParams.has(SENT);
}

/** Sends the form; it needs no login. In an app's webview the source is HOOD_EXPLORE. */
export function sendLegalLead({ form, url, platform }: ActionArgs): Promise<Response | Refusal> {
  const { http, attribution, analytics, hybrid } = platform;
  return actOnForm(LEGAL_LEAD, form, async ({ name, phone, service, city }) => {
    const asked = LEGAL_SERVICES.find(({ lead }) => lead === service) ?? LEGAL_SERVICES[0];
    const json = {
      ...{ name, phone, city: cityBySlug(city)?.slug ?? 'bangalore', serviceType: asked.lead },
      source: hybrid ? ('HOOD_EXPLORE' as const) : ('WEBSITE' as const),
      subSource: url.pathname.slice(0, 60),
      ...attributionFields(attribution.current()),
    };
    await http.request('POST /legal-backend/api/v1/lead', { json });
    analytics.track('legal_lead', { service: asked.lead });
    return redirect(`${url.pathname}?${SENT}=1#${LEGAL_LEAD.name}`);
  });
}
