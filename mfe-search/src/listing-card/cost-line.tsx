import type { CostWords } from '../listing/public.ts';
import styles from './cost-line.module.css';

/** What a home costs a month; one press away how that is made up. Native details: works without JavaScript. */
export function CostLine({ cost: { sum, made } }: { readonly cost: CostWords }) {
  return (
    <details className={styles.cost}>
      <summary className={styles.sum}>{sum}</summary>
      <p>{made}</p>
    </details>
  );
}
