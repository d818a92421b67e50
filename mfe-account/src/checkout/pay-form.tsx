import type { Order } from '@aangan/shared-kit/contracts/orders';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { checkoutLink } from '@aangan/shared-kit/links/account';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { ActionBar } from '@aangan/shared-kit/ui/action-bar';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckRow } from '@aangan/shared-kit/ui/check-row';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Form } from '@aangan/shared-kit/ui/form';
import { Legend, SmallText, Stack } from '@aangan/shared-kit/ui/layout';
import { useForm } from '@aangan/shared-kit/ui/use-form';
import styles from './checkout.module.css';
import { METHOD_WORDS } from './checkout.words.ts';
import { PAY_WORDS } from './pay.words.ts';
import { PAY_FORM, payInput } from './pay-definition.ts';
import type { PriceChoice } from './price-choices.tsx';

interface PayFormProps {
  readonly order: Order;
  readonly choice: PriceChoice;
  /** Is called when the call begins, and again when its answer leads nowhere else. */
  readonly onPaying: (isPaying: boolean) => void;
  /** Navigates to another document. */
  readonly leave?: (address: string) => void;
}

const leaveDocument = (address: string) => globalThis.location.assign(address);

/** The ways to pay, and the button. Without JavaScript the page's action does the same. */
export function PayForm({ order, choice, onPaying, leave = leaveDocument }: PayFormProps) {
  const { id, methods, gatewayPaise, totalPaise, payment } = order;
  const { refusal } = usePageAction();
  const navigate = useNavigate();
  const paying = useMutation('POST /api/v1/orders/{orderId}/pay', {
    otherwise: PAY_WORDS.failed,
  });
  const isFresh = !paying.busy && paying.problem === undefined && Object.keys(paying.problemsByField).length === 0;
  const form = useForm(PAY_FORM, {
    defaults: { method: refusal?.values.method ?? methods[0] ?? 'upi', vpa: refusal?.values.vpa ?? '' },
    sending: refusal && isFresh ? { ...refusal, busy: false } : paying,
    submit: async (values, given) => {
      onPaying(true);
      const paid = await paying.run(payInput(id, values, given));
      if (!paid) {
        onPaying(false);
        return false;
      }
      const { payUrl } = paid.answer;
      // UPI goes on here: the page shows the code, and waits.
      if (payUrl !== null && !values.method.startsWith('upi')) leave(payUrl);
      else {
        await navigate(checkoutLink(id), { replace: true });
        onPaying(false);
      }
      return true;
    },
  });
  if (methods.length === 0 && gatewayPaise > 0) return <p role="alert">{PAY_WORDS.closed}</p>;
  return (
    <Form form={form} className={styles.pay} aria-label="Pay">
      {gatewayPaise > 0 && (
        <Stack as="fieldset" gap={12} className={styles.methods}>
          <Legend>Pay by</Legend>
          {methods.map((method) => (
            <CheckRow key={method}>
              <input
                type="radio"
                name="method"
                value={method}
                defaultChecked={method === (refusal?.values.method ?? methods[0])}
              />
              {METHOD_WORDS[method]}
            </CheckRow>
          ))}
          <div className={styles.vpa}>
            <TextField
              label="Your UPI ID"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              maxLength={100}
              help={PAY_WORDS.upiHelp}
              {...form.field('vpa')}
            />
          </div>
        </Stack>
      )}
      <input type="hidden" name="wallet" value={choice.wallet} />
      <input type="hidden" name="claim" value={choice.claimId ?? ''} />
      <input type="hidden" name="gatewayPaise" value={gatewayPaise} />
      <input type="hidden" name="after" value={payment?.id ?? ''} />
      <ActionBar>
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {gatewayPaise > 0 ? `Pay ${formatPaise(gatewayPaise)}` : PAY_WORDS.fromWallet(formatPaise(totalPaise))}
        </Button>
      </ActionBar>
      <SmallText>{PAY_WORDS.confirm}</SmallText>
    </Form>
  );
}
