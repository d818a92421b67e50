import { formatPaise } from '@aangan/shared-kit/domain/money';
import { TOP_UP_OFFERS, topUpProblem, typedPaise } from '@aangan/shared-kit/domain/top-up';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useState } from 'react';
import styles from './wallet.module.css';
import { WALLET_WORDS } from './wallet.words.ts';

interface AddMoneyProps {
  /** Path that the checkout page leads on to. */
  readonly returnTo: string;
}

/** Suggested amounts, a field for another amount, and a button to the checkout page. */
export function AddMoney({ returnTo }: AddMoneyProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const adding = useMutation('POST /api/v1/wallet/topup', {
    otherwise: WALLET_WORDS.failed,
  });
  const paise = typedPaise(text);
  const fits = topUpProblem(paise) === undefined;

  async function add(event: FormEvent) {
    event.preventDefault();
    const problem = topUpProblem(paise);
    if (problem) return adding.refuse(problem);
    if (isLeaving) return;
    const added = await adding.run({ json: { amountPaise: paise, returnURL: returnTo } });
    if (!added) return;
    // The button stays busy until the checkout page replaces this one.
    setLeaving(true);
    await navigate(added.answer.checkoutUrl);
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
        error={adding.problem}
        help="₹1 to ₹10,000 at a time."
      />
      <Button variant="primary" type="submit" busy={adding.busy || isLeaving}>
        {fits ? `Add ${formatPaise(paise)}` : 'Add money'}
      </Button>
      <SmallText>{WALLET_WORDS.help}</SmallText>
    </form>
  );
}
