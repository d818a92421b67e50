import type { CostWords } from '../listing/public.ts';
import styles from './cost-line.module.css';

/** The monthly cost of a home, expandable to its breakdown. Native details: works without JavaScript. */
export function CostLine({ cost: { sum, made } }: { readonly cost: CostWords }) {
  return (
    <details className={styles.cost}>
      <summary className={styles.sum}>{sum}</summary>
      <p>{made}</p>
    </details>
  );
}
