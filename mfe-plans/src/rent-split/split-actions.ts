import { RENT_HISTORY_LINK, splitLink } from '@aangan/shared-kit/links/rent-pay';
import { actOnForm } from '@aangan/shared-kit/platform/form-definition';
import { orRefusal } from '@aangan/shared-kit/platform/form-refusal';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { typedPaise } from '../rent-money/public.ts';
import { loadSplit } from './load-split.ts';
import { sharesForm } from './shares-definition.ts';

/** What each form of the page does, in its hidden field `do`. */
export const DO = {
  shares: 'shares',
  equal: 'equal',
  remove: 'remove',
  leave: 'leave',
  cover: 'cover',
  divide: 'divide',
  part: 'part',
} as const;

const ACTIONS: Readonly<Record<string, (args: ActionArgs, tenancyId: string) => Promise<Response | Refusal>>> = {
  [DO.shares]: saveShares,

  [DO.equal]: (args, tenancyId) =>
    press(args, tenancyId, () =>
      args.platform.http.request('PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates', {
        params: { tenancyId },
        json: { shares: [] },
      }),
    ),

  [DO.remove]: (args, tenancyId) => press(args, tenancyId, () => remove(args, tenancyId)),

  [DO.leave]: (args, tenancyId) =>
    orRefusal(args.form, async () => {
      await remove(args, tenancyId);
      return redirect(RENT_HISTORY_LINK);
    }),

  [DO.cover]: (args, tenancyId) =>
    press(args, tenancyId, () =>
      args.platform.http.request('POST /api/v1/rent-pay/shares/{shareId}/cover', {
        params: { shareId: textOf(args.form, 'share') },
      }),
    ),

  [DO.divide]: (args, tenancyId) =>
    press(args, tenancyId, () =>
      args.platform.http.request('POST /api/v1/rent-pay/dues/{dueId}/divide', {
        params: { dueId: textOf(args.form, 'due') },
      }),
    ),

  [DO.part]: (args, tenancyId) =>
    press(args, tenancyId, () =>
      args.platform.http.request('POST /api/v1/rent-pay/dues/{dueId}/send-part', {
        params: { dueId: textOf(args.form, 'due') },
      }),
    ),
};

/** Runs the form that was sent. */
export function actOnSplit(args: ActionArgs): Promise<Response | Refusal> {
  const act = ACTIONS[textOf(args.form, 'do')];
  if (!act) throw new Response(null, { status: 400 });
  return act(args, args.params.tenancyId ?? '');
}

/** Makes a call and shows the page again. */
function press({ form }: ActionArgs, tenancyId: string, call: () => Promise<unknown>) {
  return orRefusal(form, async () => {
    await call();
    return redirect(splitLink(tenancyId));
  });
}

function remove({ form, platform: { http } }: ActionArgs, tenancyId: string) {
  return http.request('DELETE /api/v1/rent-pay/tenancies/{tenancyId}/flatmates/{flatmateId}', {
    params: { tenancyId, flatmateId: textOf(form, 'flatmate') },
  });
}

/** The members are those of now: sums for others are refused. */
async function saveShares(args: ActionArgs, tenancyId: string): Promise<Response | Refusal> {
  const { form, platform } = args;
  return actOnForm(sharesForm(await loadSplit(args)), form, async (sums) => {
    const shares = Object.entries(sums).map(([flatmateId, typed]) => ({ flatmateId, paise: typedPaise(typed) }));
    await platform.http.request('PUT /api/v1/rent-pay/tenancies/{tenancyId}/flatmates', {
      params: { tenancyId },
      json: { shares },
    });
    return redirect(splitLink(tenancyId));
  });
}

function textOf(form: FormData, field: string): string {
  return String(form.get(field) ?? '');
}
