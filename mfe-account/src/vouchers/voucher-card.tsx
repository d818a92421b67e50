import type { Voucher } from '@aangan/shared-kit/contracts/vouchers';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CopyButton } from '@aangan/shared-kit/ui/copy-button';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { useState } from 'react';
import styles from './vouchers.module.css';
import { VOUCHERS_WORDS } from './vouchers.words.ts';

/** One of the person's vouchers. Its code is fetched on request. */
export function VoucherCard({ voucher: given }: { readonly voucher: Voucher }) {
  const [voucher, setVoucher] = useState(given);
  const {
    busy,
    problem: failure,
    run,
  } = useMutation('POST /api/v1/voucher/{voucherId}/reveal', {
    otherwise: VOUCHERS_WORDS.codeFailed,
  });
  const { id, partner, title, value, state, code, expiresAt, terms } = voucher;

  const reveal = async () => {
    const revealed = await run({ params: { voucherId: id } });
    if (revealed) setVoucher(revealed.answer.voucher);
  };

  return (
    <article className={styles.voucher} aria-label={`${formatRupees(value)} at ${partner}`}>
      <p className={styles.value}>{formatRupees(value)}</p>
      <div className={styles.words}>
        <h3>{partner}</h3>
        <SoftText>
          {title} · {state === 'expired' ? 'expired on' : 'valid until'} {formatDay(expiresAt)}
        </SoftText>
        {code !== null && (
          <p className={styles.code}>
            <code>{code}</code>
            {state !== 'expired' && <CopyButton text={code} what="code" />}
          </p>
        )}
        {state === 'expired' && <StatusLabel tone="attention">Expired</StatusLabel>}
        {state === 'ready' && (
          <Button size="small" busy={busy} onClick={() => void reveal()}>
            Show the code
          </Button>
        )}
        {failure !== undefined && <AlertNote tone="error">{failure}</AlertNote>}
        <Terms terms={terms} />
      </div>
    </article>
  );
}

export function Terms({ terms }: { readonly terms: readonly string[] }) {
  return (
    <details className={styles.terms}>
      <summary>Terms</summary>
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </details>
  );
}
