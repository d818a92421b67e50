import type { WalletMovement } from '@aangan/shared-kit/contracts/wallet';
import { formatMoment } from '@aangan/shared-kit/domain/format-moment';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { Link } from '@aangan/shared-kit/platform/router';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { formatChange } from './money-words.ts';
import styles from './wallet.module.css';
import { WALLET_WORDS } from './wallet.words.ts';

interface WalletHistoryProps {
  readonly movements: readonly WalletMovement[];
  /** Address of older entries. Undefined on the oldest page. */
  readonly earlier: string | undefined;
  /** Address of the newest entries. Undefined if these are shown. */
  readonly newest: string | undefined;
}

/** The wallet entries with amount, reason, date and balance. */
export function WalletHistory({ movements, earlier, newest }: WalletHistoryProps) {
  if (movements.length === 0) return <SoftText>{WALLET_WORDS.empty}</SoftText>;
  return (
    <>
      <ul className={styles.rows}>
        {movements.map(({ id, description, at, paise, balancePaise }) => (
          <li key={id}>
            <span>
              {description}
              <small>{formatMoment(at)}</small>
            </span>
            <span className={styles.amount}>
              <strong className={paise > 0 ? styles.in : undefined}>{formatChange(paise)}</strong>
              <small>Balance {formatPaise(balancePaise)}</small>
            </span>
          </li>
        ))}
      </ul>
      {(earlier ?? newest) && (
        <p className={styles.pages}>
          {newest && <Link to={newest}>Newest</Link>}
          {earlier && <Link to={earlier}>Earlier</Link>}
        </p>
      )}
    </>
  );
}
