import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { DUE_KINDS_OF } from '@aangan/shared-kit/domain/rent/payment-states';
import { laterMonth, monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { changeHomeLink } from '../pay-rent/public.ts';
import { DUE_KIND_WORDS } from '../rent-money/public.ts';
import { DO } from './amount-actions.ts';
import { amountForm } from './amount-definition.ts';
import type { LoadedTenancy } from './load-tenancy.ts';
import { AMOUNT_HELP, AMOUNT_WORDS } from './rent-amount.words.ts';

/** What is paid now: for what, for which month, how much. */
export function AmountFields({ tenancy, thisMonth }: LoadedTenancy) {
  const { kind } = tenancy;
  const form = usePageForm(amountForm(tenancy.id), {
    defaults: {
      kind: DUE_KINDS_OF[kind][0],
      month: tenancy.nextMonth,
      amount: String(tenancy.monthlyPaise / 100),
    },
    hidden: { do: DO.pay },
  });
  const { field } = form;
  return (
    <>
      <TenancyPanel tenancy={tenancy} />
      <Form form={form} aria-label={AMOUNT_WORDS.step}>
        <SelectField
          label={AMOUNT_WORDS.dueKind}
          options={DUE_KINDS_OF[kind].map((value) => ({ value, label: DUE_KIND_WORDS[value] }))}
          {...field('kind')}
        />
        <SelectField label={AMOUNT_WORDS.month} options={monthOptions(thisMonth)} {...field('month')} />
        <MoneyField label={AMOUNT_WORDS.amount} help={AMOUNT_HELP[kind]} {...field('amount')} />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {AMOUNT_WORDS.review}
        </Button>
        <SmallText>{AMOUNT_WORDS.feeNext}</SmallText>
      </Form>
    </>
  );
}

function TenancyPanel({ tenancy: { id, kind, landlord, home } }: { readonly tenancy: RentTenancy }) {
  return (
    <Panel as="section" aria-label={landlord.name}>
      <SplitRow>
        <p>
          <strong>{landlord.name}</strong>
          <br />
          {landlord.destination}
          <br />
          {home}
        </p>
        <Link to={changeHomeLink(kind, id)}>{AMOUNT_WORDS.change}</Link>
      </SplitRow>
    </Panel>
  );
}

/** The months that can be paid, in their order. */
function monthOptions(thisMonth: string) {
  const { monthsBack, monthsAhead } = RENT_PAYMENT_LIMITS;
  return Array.from({ length: monthsBack + monthsAhead + 1 }, (_, at) => laterMonth(thisMonth, at - monthsBack)).map(
    (value) => ({ value, label: monthWords(value) }),
  );
}
