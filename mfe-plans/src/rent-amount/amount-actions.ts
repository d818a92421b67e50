import { DUE_KINDS_OF } from '@aangan/shared-kit/domain/rent/payment-states';
import { dueLink, payRentLink } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { typedPaise } from '../rent-money/public.ts';
import { amountForm } from './amount-definition.ts';
import { kindOf } from './load-tenancy.ts';

/** What each form of the page does, in its hidden field `do`. */
export const DO = { pay: 'pay', end: 'end', askLandlord: 'ask-landlord' } as const;

/** Makes the sum of a month, ends the tenancy, or sends the landlord a link. */
export function actOnTenancy(args: ActionArgs): Promise<Response | Refusal> {
  const doing = args.form.get('do');
  if (doing === DO.askLandlord) return askLandlord(args);
  return doing === DO.end ? endTenancy(args) : startPayment(args);
}

/** The sum has a page of its own, where it is reviewed and paid. */
function startPayment({ form, url, params, platform: { http } }: ActionArgs) {
  const tenancyId = params.tenancyId ?? '';
  const kinds = DUE_KINDS_OF[kindOf(url)];
  return actOnForm(amountForm(tenancyId), form, async ({ kind, month, amount }) => {
    const due = await http.request('POST /api/v1/rent-pay/tenancies/{tenancyId}/dues', {
      params: { tenancyId },
      json: { kind: kinds.find((each) => each === kind) ?? kinds[0], month, paise: typedPaise(amount) },
    });
    return redirect(dueLink(due.id));
  });
}

function endTenancy({ form, url, params, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const tenancyId = params.tenancyId ?? '';
    await http.request('DELETE /api/v1/rent-pay/tenancies/{tenancyId}', { params: { tenancyId } });
    return redirect(payRentLink({ kind: kindOf(url) }));
  });
}

/** The landlord's number stays with the API. */
function askLandlord({ form, params, platform: { http } }: ActionArgs) {
  return orRefusal(form, async () => {
    const tenancyId = params.tenancyId ?? '';
    const { landlord, kind } = await http.request('GET /api/v1/rent-pay/tenancies/{tenancyId}', {
      params: { tenancyId },
    });
    await http.request('POST /api/v1/rent-pay/landlords/{landlordId}/ask-consent', {
      params: { landlordId: landlord.id },
      json: { by: 'SMS' },
    });
    return redirect(payRentLink({ kind, tenancyId }));
  });
}
