import { dueLink, payRentLink, type RentPayKind } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { typedPaise } from '../rent-money/public.ts';
import { homeForm, NO_PAN } from './home-definition.ts';
import { landlordBody, landlordForm } from './landlord-definition.ts';
import { kindOf } from './load-payment.ts';
import { landlordStepLink } from './pay-steps.ts';

/** What each form of the page does, in its hidden field `do`. */
export const DO = {
  landlord: 'landlord',
  removeLandlord: 'remove-landlord',
  check: 'check',
  home: 'home',
} as const;

interface Acting extends ActionArgs {
  readonly kind: RentPayKind;
}

const ACTIONS: Readonly<Record<string, (args: Acting) => Promise<Response | Refusal>>> = {
  [DO.landlord]: saveLandlord,
  [DO.check]: ({ form, kind, platform: { http } }) =>
    orRefusal(form, async () => {
      const landlordId = textOf(form, 'landlord');
      await http.request('POST /api/v1/rent-pay/landlords/{landlordId}/check', { params: { landlordId }, json: {} });
      return redirect(landlordStepLink(kind, landlordId));
    }),
  [DO.removeLandlord]: ({ form, kind, platform: { http } }) =>
    orRefusal(form, async () => {
      const landlordId = textOf(form, 'landlord');
      await http.request('DELETE /api/v1/rent-pay/landlords/{landlordId}', { params: { landlordId } });
      return redirect(payRentLink({ kind }));
    }),
  [DO.home]: saveHome,
};

/** Runs the form that was sent. */
export function payAction(args: ActionArgs): Promise<Response | Refusal> {
  const act = ACTIONS[textOf(args.form, 'do')];
  if (!act) throw new Response(null, { status: 400 });
  return act({ ...args, kind: kindOf(args.url) });
}

/** Saves a landlord, and asks the bank about the account. */
function saveLandlord({ form, kind, platform: { http } }: Acting) {
  const landlordId = textOf(form, 'landlord');
  const dueId = textOf(form, 'due');
  return actOnForm(landlordForm(landlordId), form, async (typed) => {
    const body = landlordBody(typed);
    const { id } = landlordId
      ? await http.request('PUT /api/v1/rent-pay/landlords/{landlordId}', { params: { landlordId }, json: body })
      : await http.request('POST /api/v1/rent-pay/landlords', {
          json: { ...body, email: '', pan: '', hasNoPan: false },
        });
    await askBank(http, id);
    return redirect(dueId ? dueLink(dueId) : landlordStepLink(kind, id));
  });
}

/** A landlord is saved although the bank cannot be asked: the next step says so and asks again. */
async function askBank(http: Http, landlordId: string): Promise<void> {
  try {
    await http.request('POST /api/v1/rent-pay/landlords/{landlordId}/check', { params: { landlordId }, json: {} });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
  }
}

/** Saves the home with the landlord's PAN, and leads to the amount. */
function saveHome({ form, kind, platform: { http } }: Acting) {
  const [landlordId, tenancyId] = [textOf(form, 'landlord'), textOf(form, 'tenancy')];
  const definition = homeForm({ of: tenancyId || landlordId, asksPan: form.has('pan') });
  return actOnForm(definition, form, async ({ home, monthly, dueDay, pan, landlordPan }) => {
    const hasNoPan = pan === NO_PAN;
    if (hasNoPan || landlordPan) {
      const json = hasNoPan ? { hasNoPan, pan: '' } : { hasNoPan, pan: landlordPan };
      await http.request('PUT /api/v1/rent-pay/landlords/{landlordId}', { params: { landlordId }, json });
    }
    const json = { landlordId, home, monthlyPaise: typedPaise(monthly), dueDay: Number(dueDay) };
    if (tenancyId) {
      await http.request('PUT /api/v1/rent-pay/tenancies/{tenancyId}', { params: { tenancyId }, json });
      return redirect(payRentLink({ kind, tenancyId }));
    }
    const headers = { 'idempotency-key': textOf(form, 'key') };
    const saved = await http.request('POST /api/v1/rent-pay/tenancies', { json: { ...json, kind } }, { headers });
    return redirect(payRentLink({ kind, tenancyId: saved.id }));
  });
}

function textOf(form: FormData, field: string): string {
  return String(form.get(field) ?? '');
}
