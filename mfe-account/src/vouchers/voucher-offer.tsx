import type { Voucher, VoucherOffer } from '@aangan/shared-kit/contracts/vouchers';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useState } from 'react';
import { useCall } from '../calls/public.ts';
import { Terms } from './voucher-card.tsx';
import styles from './vouchers.module.css';

interface VoucherOfferRowProps {
  readonly offer: VoucherOffer;
  /** Wallet balance in ₹. Undefined without a login. */
  readonly balance: number | undefined;
  readonly onBought: (voucher: Voucher) => void;
  readonly onLogin: () => void;
}

/** A voucher for sale. The first press asks for confirmation, the second pays. */
export function VoucherOfferRow({ offer, balance, onBought, onLogin }: VoucherOfferRowProps) {
  const { http, signUp } = usePlatform();
  /** The idempotency key of the attempt, so that a retry after a lost response does not pay twice. */
  const [attempt, setAttempt] = useState<string>();
  const { busy, problem: failure, run } = useCall();
  const { partner, title, value, price, validDays, terms } = offer;
  const short = balance !== undefined && balance < price;

  const ask = async () => {
    if (balance !== undefined) setAttempt(randomId(24, secureRandom));
    else if (await signUp.require('account')) onLogin();
  };
  const buy = (key: string) =>
    run(async () => {
      const input = { json: { offer: offer.offer } };
      const headers = { 'idempotency-key': key };
      const { voucher } = await http.request('POST /api/v1/voucher/buy', input, { headers });
      setAttempt(undefined);
      onBought(voucher);
    }, 'We could not tell whether it was paid. Try again: you pay once at most.');

  return (
    <article className={styles.voucher} aria-label={`${formatRupees(value)} at ${partner}`}>
      <p className={styles.value}>{formatRupees(value)}</p>
      <div className={styles.words}>
        <h3 className={styles.title}>{partner}</h3>
        <p className={styles.soft}>
          {title} · valid {validDays} days
        </p>
        <Terms terms={terms} />
        {failure !== undefined && <AlertNote tone="error">{failure}</AlertNote>}
        {attempt === undefined ? (
          <Button size="small" disabled={short} onClick={() => void ask()}>
            Buy for {formatRupees(price)}
          </Button>
        ) : (
          <div className={styles.confirm}>
            <Button size="small" variant="primary" busy={busy} onClick={() => void buy(attempt)}>
              Pay {formatRupees(price)} from your wallet
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAttempt(undefined)}>
              Not now
            </Button>
          </div>
        )}
        {short && <p className={styles.soft}>{formatRupees(price - balance)} more in your wallet would pay for it.</p>}
      </div>
    </article>
  );
}
