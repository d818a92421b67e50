import { formatRupees, formatShortRupees } from '../domain/money.ts';
import { classList } from './class-list.ts';
import styles from './price.module.css';

interface PriceProps {
  /** ₹, a month where `monthly`. */
  readonly amount: number;
  readonly monthly: boolean;
  /** `large` is the main text of a card or a page; `text` is inline. */
  readonly size?: 'large' | 'text';
}

/** "₹32,000 a month" for rent, "₹1.25 Cr" for a sale. */
export function Price({ amount, monthly, size = 'large' }: PriceProps) {
  return (
    <span className={classList(styles.price, styles[size])}>
      {monthly ? formatRupees(amount) : formatShortRupees(amount)}
      {monthly && <span className={styles.unit}> a month</span>}
    </span>
  );
}
