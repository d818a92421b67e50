import type { Voucher } from '@aangan/shared-kit/contracts/vouchers';
import { SoftText } from '@aangan/shared-kit/ui/layout';
import { VoucherCard } from './voucher-card.tsx';
import styles from './vouchers.module.css';
import { VOUCHERS_WORDS } from './vouchers.words.ts';

/** The person's vouchers. */
export function MyVouchers({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  if (vouchers.length === 0) return <SoftText>{VOUCHERS_WORDS.none}</SoftText>;
  return (
    <ul className={styles.list}>
      {vouchers.map((voucher) => (
        <li key={voucher.id}>
          <VoucherCard voucher={voucher} />
        </li>
      ))}
    </ul>
  );
}
