import type { Voucher, VoucherOffer } from '@aangan/shared-kit/contracts/vouchers';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SoftText, WrappedRow } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { Terms } from './voucher-card.tsx';
import styles from './vouchers.module.css';
import { VOUCHERS_WORDS } from './vouchers.words.ts';

interface VoucherOfferRowProps {
  readonly offer: VoucherOffer;
  /** Wallet balance in ₹. Undefined without a login. */
  readonly balance: number | undefined;
  readonly onBought: (voucher: Voucher) => void;
  readonly onLogin: () => void;
}

/** A voucher for sale. The first press asks for confirmation, the second pays. */
export function VoucherOfferRow({ offer, balance, onBought, onLogin }: VoucherOfferRowProps) {
  const { signUp } = usePlatform();
  const [asked, setAsked] = useState(false);
  const buying = useMutation('POST /api/v1/voucher/buy', {
    otherwise: VOUCHERS_WORDS.unclear,
  });
  const { partner, title, value, price, validDays, terms } = offer;
  const short = balance !== undefined && balance < price;

  const ask = async () => {
    if (balance !== undefined) setAsked(true);
    else if (await signUp.require('account')) onLogin();
  };
  const buy = async () => {
    const bought = await buying.run({ json: { offer: offer.offer } });
    if (!bought) return;
    setAsked(false);
    onBought(bought.answer.voucher);
  };

  return (
    <article className={styles.voucher} aria-label={`${formatRupees(value)} at ${partner}`}>
      <p className={styles.value}>{formatRupees(value)}</p>
      <div className={styles.words}>
        <h3>{partner}</h3>
        <SoftText>
          {title} · valid {validDays} days
        </SoftText>
        <Terms terms={terms} />
        {buying.problem !== undefined && <AlertNote tone="error">{buying.problem}</AlertNote>}
        {!asked ? (
          <Button size="small" disabled={short} onClick={() => void ask()}>
            Buy for {formatRupees(price)}
          </Button>
        ) : (
          <WrappedRow>
            <Button size="small" variant="primary" busy={buying.busy} onClick={() => void buy()}>
              Pay {formatRupees(price)} from your wallet
            </Button>
            <Button size="small" variant="quiet" onClick={() => setAsked(false)}>
              Not now
            </Button>
          </WrappedRow>
        )}
        {short && <SoftText>{VOUCHERS_WORDS.short(formatRupees(price - balance))}</SoftText>}
      </div>
    </article>
  );
}
