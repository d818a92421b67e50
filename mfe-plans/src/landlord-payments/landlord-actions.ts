import { DISPUTE_KINDS, type DisputeKind } from '@aangan/shared-kit/domain/rent/disputes';
import { orRefusal, refusal } from '@aangan/shared-kit/platform/form-refusal';
import type { Refusal } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { LANDLORD_PAYMENT_WORDS as WORDS } from './landlord-payments.words.ts';

/** The calls behind the forms, by a link or with an account. */
export interface LandlordCalls {
  /** The page that is shown again. */
  readonly page: string;
  consent(json: { decision: 'given' | 'refused' }): Promise<unknown>;
  report(json: { dueId: string; kind: DisputeKind; text: string }): Promise<unknown>;
}

/** Runs a form of a landlord's page: the choice of consent, or the report of a payment. */
export async function actOnLandlordForm(
  form: FormData,
  { page, consent, report }: LandlordCalls,
): Promise<Response | Refusal> {
  const text = (field: string) => String(form.get(field) ?? '');
  const kind = DISPUTE_KINDS.find((each) => each === text('kind'));
  const isReport = text('do') === 'report';
  if (isReport && !kind) return refusal(form, { kind: WORDS.chooseFirst });
  return orRefusal(form, async () => {
    if (isReport && kind) {
      await report({ dueId: text('due'), kind, text: text('text') });
    } else {
      await consent({ decision: text('decision') === 'given' ? 'given' : 'refused' });
    }
    return redirect(page);
  });
}
