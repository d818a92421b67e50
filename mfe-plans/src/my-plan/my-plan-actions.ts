import { PLAN_CLAIM_REASONS } from '@aangan/shared-kit/domain/plan-claim';
import { MY_PLAN_LINK } from '@aangan/shared-kit/links/my-plan';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import type { ActionArgs, Refusal } from '@aangan/shared-kit/platform/page';
import { problemsOf } from '@aangan/shared-kit/platform/problems';
import { redirect } from '@aangan/shared-kit/platform/router';

interface Sent {
  readonly planId: string;
  readonly form: FormData;
}

/** What a form of the page does, by its button. A repeated press has the same key and happens once. */
const WORKS: Readonly<Record<string, (http: Http, sent: Sent) => Promise<unknown>>> = {
  pause: (http, { planId }) => http.request('POST /api/v1/user/plans/{planId}/pause', { params: { planId } }),
  resume: (http, { planId }) => http.request('POST /api/v1/user/plans/{planId}/resume', { params: { planId } }),
  cancel: (http, { planId, form }) => {
    const refundPaise = Number(form.get('refundPaise'));
    const headers = { 'idempotency-key': `cancel-${planId}-${refundPaise}` };
    return http.request(
      'POST /api/v1/user/plans/{planId}/cancel',
      { params: { planId }, json: { refundPaise } },
      { headers },
    );
  },
  claim: (http, { planId, form }) => {
    const reason = PLAN_CLAIM_REASONS.find((each) => each === form.get('reason')) ?? 'NO_HOME';
    const text = String(form.get('text') ?? '');
    const headers = { 'idempotency-key': `claim-${planId}` };
    return http.request(
      'POST /api/v1/user/plans/{planId}/claim',
      { params: { planId }, json: { reason, text } },
      { headers },
    );
  },
};

/** The action of the page. */
export async function changePlan({ form, platform: { http } }: ActionArgs): Promise<Response | Refusal> {
  const doing = String(form.get('do') ?? '');
  const planId = String(form.get('planId') ?? '');
  const values = { do: doing, planId, reason: String(form.get('reason') ?? ''), text: String(form.get('text') ?? '') };
  const work = WORKS[doing];
  if (!work) return { problem: 'Choose what to do with the plan.', problemsByField: {}, values };
  try {
    await work(http, { planId, form });
    return redirect(`${MY_PLAN_LINK}?done=${doing}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 401) throw error;
    return { ...problemsOf(error), values };
  }
}

/** What has just been done, for the page after it. */
export const DONE_WORDS: Readonly<Record<string, string>> = {
  pause: 'Your plan is paused. You can resume it any time; within an hour the pause does not count.',
  resume: 'Your plan is active again.',
  cancel: 'Your plan is cancelled.',
  claim: 'We have your claim. Our staff check it and answer here.',
};
