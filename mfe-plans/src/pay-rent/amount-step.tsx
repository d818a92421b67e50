import type { RentTenancy } from '@aangan/shared-kit/contracts/rent-payments';
import { RENT_PAYMENT_LIMITS } from '@aangan/shared-kit/domain/rent/payment-limits';
import { DUE_KINDS_OF } from '@aangan/shared-kit/domain/rent/payment-states';
import { laterMonth, monthWords } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import { payRentLink } from '@aangan/shared-kit/links/rent-pay';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { ConfirmedButton } from '@aangan/shared-kit/ui/confirmed-button';
import { SelectField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Panel, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { amountForm } from './amount-definition.ts';
import type { StepOf } from './load-payment.ts';
import { DO } from './pay-actions.ts';
import { DUE_KIND_WORDS, KIND_WORDS, PAY_WORDS } from './pay-rent.words.ts';
import { changeHomeLink } from './pay-steps.ts';

/** What is paid now: for what, for which month, how much. */
export function AmountStep({ kind, tenancy, thisMonth }: StepOf<'amount'>) {
  const form = usePageForm(amountForm(tenancy.id), {
    defaults: {
      kind: DUE_KINDS_OF[kind][0],
      month: tenancy.nextMonth,
      amount: String(tenancy.monthlyPaise / 100),
    },
    hidden: { do: DO.amount, tenancy: tenancy.id },
  });
  const { field } = form;
  return (
    <>
      <TenancyPanel tenancy={tenancy} />
      <Form form={form} aria-label={PAY_WORDS.steps.amount}>
        <SelectField
          label={PAY_WORDS.dueKind}
          options={DUE_KINDS_OF[kind].map((value) => ({ value, label: DUE_KIND_WORDS[value] }))}
          {...field('kind')}
        />
        <SelectField label={PAY_WORDS.month} options={monthOptions(thisMonth)} {...field('month')} />
        <MoneyField label={PAY_WORDS.amount} help={KIND_WORDS[kind].amountHelp} {...field('amount')} />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {PAY_WORDS.review}
        </Button>
        <SmallText>{PAY_WORDS.keep}</SmallText>
      </Form>
      {tenancy.isOwn && <EndTenancy tenancy={tenancy} />}
    </>
  );
}

function TenancyPanel({ tenancy: { id, kind, landlord, home, isOwn } }: { readonly tenancy: RentTenancy }) {
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
        {isOwn && <Link to={changeHomeLink(kind, id)}>{PAY_WORDS.change}</Link>}
      </SplitRow>
    </Panel>
  );
}

function EndTenancy({ tenancy: { id, kind } }: { readonly tenancy: RentTenancy }) {
  const navigate = useNavigate();
  const ending = useMutation('DELETE /api/v1/rent-pay/tenancies/{tenancyId}');
  const end = async () => {
    if (await ending.run({ params: { tenancyId: id } })) navigate(payRentLink({ kind }), { replace: true });
  };
  return (
    <ConfirmedButton
      variant="quiet"
      question={PAY_WORDS.endQuestion}
      yes={PAY_WORDS.endYes}
      busy={ending.busy}
      problem={ending.problem}
      onConfirm={() => void end()}
    >
      {PAY_WORDS.endTenancy}
    </ConfirmedButton>
  );
}

/** The months that can be paid, in their order. */
function monthOptions(thisMonth: string) {
  const { monthsBack, monthsAhead } = RENT_PAYMENT_LIMITS;
  return Array.from({ length: monthsBack + monthsAhead + 1 }, (_, at) => laterMonth(thisMonth, at - monthsBack)).map(
    (value) => ({ value, label: monthWords(value) }),
  );
}
