import type { StaffOrder } from '@aangan/shared-kit/contracts/staff-money';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { REASON_LENGTH } from '@aangan/shared-kit/domain/staff-decision';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { FoldedTable } from '@aangan/shared-kit/ui/folded-table';
import { Panel, Rows, SmallText, SplitRow } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import type { FormEvent } from 'react';
import styles from './staff-money.module.css';
import { STAFF_MONEY_WORDS } from './staff-money.words.ts';

/** An order with its lines, payments, refunds, documents and ledger, and the form that pays it back. */
export function StaffOrderPanel({ order }: { readonly order: StaffOrder }) {
  const { id, title, state, accountId, createdOn, paidOn, lines, payments, refunds, documents, ledger } = order;
  return (
    <Panel as="section" className={styles.order} aria-labelledby={id}>
      <SplitRow>
        <h2 id={id}>{title}</h2>
        <StatusLabel tone={state === 'paid' ? 'good' : 'plain'}>{state}</StatusLabel>
      </SplitRow>
      <SmallText>
        <code>{id}</code> of <code>{accountId}</code>, made {indianTime(createdOn)}
        {paidOn !== null && `, paid ${indianTime(paidOn)}`}
      </SmallText>
      <Rows>
        {lines.map(({ description, paise }) => (
          <li key={description}>
            {description}: {formatPaise(paise)}
          </li>
        ))}
        {payments.map((payment) => (
          <li key={payment.id}>
            Payment {payment.gatewayPayment ?? payment.id}: {formatPaise(payment.paise)}, {payment.state}
          </li>
        ))}
        {order.walletPaise > 0 && <li>From the wallet: {formatPaise(order.walletPaise)}</li>}
        {refunds.map((refund) => (
          <li key={refund.id}>
            Refund {formatPaise(refund.paise)}, {refund.state}: {refund.reason}
          </li>
        ))}
        {documents.length > 0 && <li>Documents: {documents.join(', ')}</li>}
      </Rows>
      <FoldedTable
        summary={`Ledger, ${ledger.length} entries`}
        caption={STAFF_MONEY_WORDS.entries}
        columns={['Time', 'Kind', 'Account', 'Amount']}
        rows={ledger.map(({ at, kind, account, paise }) => [indianTime(at), kind, account, formatPaise(paise)])}
      />
      {order.refundablePaise > 0 && <RefundForm order={order} />}
    </Panel>
  );
}

function RefundForm({ order: { id, refundablePaise, refunds } }: { readonly order: StaffOrder }) {
  const { busy, refusal, submit } = usePageAction();
  const own = refusal?.values.orderId === id ? refusal : undefined;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) submit(new FormData(event.currentTarget));
  };
  return (
    <details open={own !== undefined}>
      <summary>Pay money back</summary>
      <form method="post" className={styles.form} onSubmit={send} aria-busy={busy}>
        <input type="hidden" name="orderId" value={id} />
        {/* The next refund of the order is another one. */}
        <input type="hidden" name="key" value={`refund-${id}-${refunds.length + 1}`} />
        <TextField
          label={STAFF_MONEY_WORDS.amount(formatPaise(refundablePaise))}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={own?.values.amount ?? ''}
          error={own?.problemsByField.amount}
        />
        <TextAreaField
          label="Why"
          name="reason"
          rows={2}
          maxLength={REASON_LENGTH.most}
          help={STAFF_MONEY_WORDS.refundReason}
          defaultValue={own?.values.reason ?? ''}
          error={own?.problemsByField.reason}
        />
        <Button type="submit" variant="danger" busy={busy}>
          Pay it back
        </Button>
        <SmallText>{STAFF_MONEY_WORDS.refundHelp}</SmallText>
      </form>
    </details>
  );
}
