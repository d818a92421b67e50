import { REMINDER_DAYS, REMINDER_WAYS } from '@aangan/shared-kit/domain/rent/reminder-days';
import { automaticRentLink } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { typedPaise } from '../rent-money/public.ts';
import { mandateForm } from './mandate-definition.ts';

/** What each form of the page does, in its hidden field `do`. */
export const DO = {
  setUp: 'set-up',
  pause: 'pause',
  resume: 'resume',
  end: 'end',
  skip: 'skip',
  takeBack: 'take-back',
  remind: 'remind',
} as const;

type Act = (args: ActionArgs, tenancyId: string) => Promise<Response | Refusal>;

const ACTIONS: Readonly<Record<string, Act>> = {
  [DO.setUp]: setUp,
  [DO.pause]: (args, tenancyId) => setState(args, tenancyId, 'paused'),
  [DO.resume]: (args, tenancyId) => setState(args, tenancyId, 'active'),
  [DO.end]: ({ form, platform: { http } }, tenancyId) =>
    orRefusal(form, async () => {
      await http.request('DELETE /api/v1/rent-pay/tenancies/{tenancyId}/mandate', { params: { tenancyId } });
      return redirect(automaticRentLink(tenancyId));
    }),
  [DO.skip]: (args, tenancyId) => setMonth(args, tenancyId, true),
  [DO.takeBack]: (args, tenancyId) => setMonth(args, tenancyId, false),
  [DO.remind]: ({ form, platform: { http } }, tenancyId) =>
    orRefusal(form, async () => {
      const chosen = form.getAll('days').map(Number);
      const json = {
        daysBefore: REMINDER_DAYS.filter((days) => chosen.includes(days)),
        ways: REMINDER_WAYS.filter((way) => form.getAll('ways').includes(way)),
      };
      await http.request('PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder', { params: { tenancyId }, json });
      return redirect(`${automaticRentLink(tenancyId)}?saved=reminders#reminders`);
    }),
};

/** Runs the form that was sent. */
export function actOnAutomatic(args: ActionArgs): Promise<Response | Refusal> {
  const act = ACTIONS[String(args.form.get('do') ?? '')];
  if (!act) throw new Response(null, { status: 400 });
  return act(args, args.params.tenancyId ?? '');
}

/** The approval has a link of its own on the page. The API knows the payer's part. */
function setUp({ form, platform: { http } }: ActionArgs, tenancyId: string) {
  return actOnForm(mandateForm(tenancyId, Number(form.get('part') ?? 0)), form, async ({ most, day }) => {
    const json = { mostPaise: typedPaise(most), debitDay: Number(day), agreed: true } as const;
    await http.request('POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate', { params: { tenancyId }, json });
    return redirect(automaticRentLink(tenancyId));
  });
}

function setState({ form, platform: { http } }: ActionArgs, tenancyId: string, state: 'active' | 'paused') {
  return orRefusal(form, async () => {
    const json = { state };
    await http.request('PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate', { params: { tenancyId }, json });
    return redirect(automaticRentLink(tenancyId));
  });
}

function setMonth({ form, platform: { http } }: ActionArgs, tenancyId: string, skip: boolean) {
  return orRefusal(form, async () => {
    const params = { tenancyId, month: String(form.get('month') ?? '') };
    await http.request('PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate/months/{month}', { params, json: { skip } });
    return redirect(automaticRentLink(tenancyId));
  });
}
