import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import type { FormEvent } from 'react';
import { BUY_REASON, ChoiceFields, choiceLink, type PlanChoice } from '../buying/public.ts';
import { COUPON_INTENT, couponCodeError } from './coupon-action.ts';
import styles from './plan-detail.module.css';
import { DETAIL_WORDS } from './plan-detail.words.ts';

/** A field for a coupon code, which becomes a claim that lowers the price. */
export function CouponForm({ choice }: { readonly choice: PlanChoice }) {
  const navigate = useNavigate();
  const { refusal } = usePageAction();
  const adding = useMutation('POST /api/v1/plan_payment/coupon');
  const send = async (code: string) => {
    const added = await adding.run({ json: { code } });
    if (!added) return;
    const to = choiceLink({ ...choice, claimId: added.answer.claim.id });
    await navigate(to, { replace: true, preventScrollReset: true });
  };
  const add = useLoginFirst({ flow: BUY_REASON, resume: 'plan-coupon' }, send);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    const problem = couponCodeError(code);
    if (problem === undefined) void add(code);
    else adding.refuse(problem);
  };
  const error = adding.problemsByField.code ?? adding.problem ?? refusal?.problemsByField.code;
  return (
    <form method="post" noValidate className={styles.coupon} onSubmit={submit}>
      <input type="hidden" name="intent" value={COUPON_INTENT} />
      <ChoiceFields choice={choice} />
      <TextField
        label={DETAIL_WORDS.coupon}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        defaultValue={refusal?.values.code ?? ''}
        help={DETAIL_WORDS.couponHelp}
        error={error}
      />
      <Button type="submit" busy={adding.busy}>
        {DETAIL_WORDS.useCoupon}
      </Button>
    </form>
  );
}
