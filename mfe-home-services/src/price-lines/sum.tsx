import styles from './price-lines.module.css';

interface SumProps {
  readonly term: string;
  /** In words: `₹1,500`. */
  readonly amount: string;
  /** The sum of the rows above. */
  readonly strong?: boolean;
}

/** A row of a price: what it is for, and how much. */
export function Sum({ term, amount, strong = false }: SumProps) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
