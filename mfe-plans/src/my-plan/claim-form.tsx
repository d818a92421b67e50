import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { PLAN_CLAIM_WORDS } from '@aangan/shared-kit/domain/plan-claim';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField } from '@aangan/shared-kit/ui/field';
import { CLAIM_FORM_WORDS } from './claim-form.words.ts';
import { PlanForm } from './plan-form.tsx';

const STATE_WORDS = {
  waiting: CLAIM_FORM_WORDS.waiting,
  granted: CLAIM_FORM_WORDS.granted,
  refused: CLAIM_FORM_WORDS.refused,
} as const;

/** What the refund terms promise and staff decide: the form while it can be asked for, then the answer. */
export function ClaimForm({ plan: { id, claim } }: { readonly plan: Pick<MyPlan, 'id' | 'claim'> }) {
  const { busy, refusal } = usePageAction();
  const { made, reasons } = claim;
  if (made) {
    return (
      <AlertNote tone={made.state === 'granted' ? 'good' : 'info'}>
        You claimed: {PLAN_CLAIM_WORDS[made.reason].toLowerCase()}. {STATE_WORDS[made.state]} {made.answer}
      </AlertNote>
    );
  }
  if (reasons.length === 0) return null;
  const own = refusal?.values.planId === id && refusal.values.do === 'claim' ? refusal : undefined;
  return (
    <details open={own !== undefined}>
      <summary>{CLAIM_FORM_WORDS.title}</summary>
      <PlanForm doing="claim" planId={id}>
        <SelectField
          label="What happened"
          name="reason"
          options={reasons.map((reason) => ({ value: reason, label: PLAN_CLAIM_WORDS[reason] }))}
        />
        <TextAreaField
          label="Tell us more"
          name="text"
          rows={3}
          maxLength={1000}
          help={CLAIM_FORM_WORDS.help}
          defaultValue={own?.values.text ?? ''}
          error={own?.problemsByField.text}
        />
        <Button type="submit" busy={busy}>
          Send to our staff
        </Button>
      </PlanForm>
    </details>
  );
}
