import { formatPaise } from '@aangan/shared-kit/domain/money';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import { TOP_UP_OFFERS, topUpProblem, typedPaise } from '@aangan/shared-kit/domain/top-up';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { type FormEvent, useRef, useState } from 'react';
import styles from './wallet.module.css';

interface AddMoneyProps {
  /** Path that the gateway leads back to. */
  readonly returnTo: string;
  /** Navigates to another document. */
  readonly leave?: (address: string) => void;
}

const leaveDocument = (address: string) => globalThis.location.assign(address);

/** Suggested amounts, a field for another amount, and a button to the gateway's page. */
export function AddMoney({ returnTo, leave = leaveDocument }: AddMoneyProps) {
  const { http } = usePlatform();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ paise: number; key: string }>(undefined);
  const paise = typedPaise(text);
  const fits = topUpProblem(paise) === undefined;

  async function add(event: FormEvent) {
    event.preventDefault();
    const problem = topUpProblem(paise);
    setError(problem);
    if (problem || busy) return;
    // A retry with the same amount uses the same idempotency key, so there is only one payment.
    if (attempt.current?.paise !== paise) attempt.current = { paise, key: randomId(22, secureRandom) };
    setBusy(true);
    try {
      const { checkoutUrl } = await http.request(
        'POST /api/v1/wallet/topup',
        { json: { amountPaise: paise } },
        { headers: { 'idempotency-key': attempt.current.key } },
      );
      leave(`${checkoutUrl}?return=${encodeURIComponent(returnTo)}`);
    } catch (failure) {
      setBusy(false);
      setError(messageOf(failure));
    }
  }

  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <fieldset className={styles.offers}>
        <legend className="visually-hidden">Amounts</legend>
        {TOP_UP_OFFERS.map((rupees) => (
          <Button
            key={rupees}
            size="small"
            aria-pressed={paise === rupees * 100}
            onClick={() => setText(String(rupees))}
          >
            {formatPaise(rupees * 100)}
          </Button>
        ))}
      </fieldset>
      <TextField
        label="Amount"
        prefix="₹"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        help="₹1 to ₹10,000 at a time."
      />
      <Button variant="primary" type="submit" busy={busy}>
        {fits ? `Add ${formatPaise(paise)}` : 'Add money'}
      </Button>
      <p className={styles.terms}>
        You pay on the payment page, and nothing is charged before you confirm there. Money you add does not lapse. It
        pays for plans, services and vouchers here.
      </p>
    </form>
  );
}

function messageOf(failure: unknown): string {
  const said = failure instanceof HttpError ? failure.serverMessage : undefined;
  return said ?? 'That did not get through. Nothing was charged. Please try again.';
}
