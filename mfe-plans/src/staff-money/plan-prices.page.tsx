import type { StaffPlan } from '@aangan/shared-kit/contracts/staff-plans';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { type PageArgs, usePageAction, usePageData } from '@aangan/shared-kit/platform/page';
import { staffHead } from '@aangan/shared-kit/platform/staff-queue';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { Rows, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StaffPage } from '@aangan/shared-kit/ui/staff-page';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { FormEvent } from 'react';
import { changePlan } from './change-plan.ts';
import styles from './staff-money.module.css';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

const TITLE = 'Plans and prices';

/** Every plan with its prices. */
export async function loader({ url: { searchParams }, platform: { http } }: PageArgs) {
  const { plans } = await http.request('GET /api/v1/staff/plans', {});
  return { plans, done: plans.find(({ id }) => id === searchParams.get('done'))?.name };
}

export const action = changePlan;
export const head = () => staffHead(TITLE);

export function Component() {
  const { plans, done } = usePageData<typeof loader>();
  const { refusal } = usePageAction();
  return (
    <StaffPage title={TITLE}>
      {done && !refusal && <AlertNote tone="good">{done} is changed.</AlertNote>}
      {refusal?.problem && <AlertNote tone="error">{refusal.problem}</AlertNote>}
      <p>{STAFF_MONEY_WORDS.prices}</p>
      <Rows>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanRow plan={plan} />
          </li>
        ))}
      </Rows>
    </StaffPage>
  );
}

function PlanRow({ plan: { id, code, name, onSale, price, later } }: { readonly plan: StaffPlan }) {
  const { busy, refusal, submit } = usePageAction();
  const own = refusal?.values.planId === id ? refusal : undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <details open={own !== undefined}>
      <summary>
        {name} <code>{code}</code>: {price ? formatPaise(price.paise) : 'no price yet'}
      </summary>
      <div className={styles.form}>
        <SplitRow>
          <StatusLabel tone={onSale ? 'good' : 'attention'}>{onSale ? 'On sale' : 'Off sale'}</StatusLabel>
        </SplitRow>
        {later.map(({ paise, from }) => (
          <SmallText key={from}>
            {formatPaise(paise)} from {formatDay(from)}
          </SmallText>
        ))}
        <form method="post" className={styles.form} onSubmit={send} aria-busy={busy}>
          <input type="hidden" name="planId" value={id} />
          <SelectField
            label="Change"
            name="do"
            options={[
              { value: 'price', label: STAFF_MONEY_WORDS.newPrice },
              onSale ? { value: 'off', label: 'Take off sale' } : { value: 'on', label: 'Put on sale' },
            ]}
          />
          <TextField
            label={STAFF_MONEY_WORDS.rupees}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            help="For a price only."
            defaultValue={own?.values.amount ?? ''}
            error={own?.problemsByField.amount}
          />
          <TextField
            label={STAFF_MONEY_WORDS.from}
            name="from"
            type="date"
            defaultValue={own?.values.from ?? ''}
            error={own?.problemsByField.from}
          />
          <TextAreaField
            label="Why"
            name="reason"
            rows={2}
            help={STAFF_MONEY_WORDS.priceReason}
            defaultValue={own?.values.reason ?? ''}
            error={own?.problemsByField.reason}
          />
          <Button type="submit" variant="primary" busy={busy}>
            Change {name}
          </Button>
        </form>
      </div>
    </details>
  );
}
