import { HOME_SERVICE_TYPES, type HomeServiceType } from '@aangan/shared-kit/domain/home-services/services';
import { serviceCheckoutLink } from '@aangan/shared-kit/links/service-orders';
import { actOnForm, defineForm } from '@aangan/shared-kit/platform/form-definition';
import type { CallOptions, Http } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { hsFacts } from '../answers/public.ts';
import { LOG_IN_FIRST } from './cart.words.ts';

const QUOTE_FORM = defineForm({ name: 'services-quotation', fields: { serviceType: undefined } });

/** Makes the quotation of one service of the cart. @returns the path of its checkout page */
export async function quote(http: Http, serviceType: HomeServiceType, options: CallOptions = {}): Promise<string> {
  const { booking } = hsFacts(
    await http.request('POST /hs-backend/api/v1/quotation', { json: { serviceType } }, options),
  );
  return serviceCheckoutLink(booking.id);
}

/** Makes the quotation for a browser without JavaScript. */
export async function quoteByForm({ form, platform: { http, session } }: ActionArgs): Promise<Response | Refusal> {
  const serviceType = HOME_SERVICE_TYPES.find((type) => type === form.get('serviceType')) ?? 'HS_CLEANING';
  if (!session.loggedIn) return { problem: LOG_IN_FIRST, problemsByField: {}, values: {} };
  return actOnForm(QUOTE_FORM, form, async () => redirect(await quote(http, serviceType)));
}
