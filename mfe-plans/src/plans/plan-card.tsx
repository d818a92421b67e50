import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { checkIcon, closeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { pricePerMonth } from './plan-arrangement.ts';
import styles from './plan-card.module.css';

/** One plan: its price, then its benefits, then the refund terms. */
export function PlanCard({ plan, monthly }: { plan: Plan; monthly: boolean }) {
  const perMonth = monthly ? pricePerMonth(plan) : undefined;
  return (
    <article
      className={plan.recommended ? `${styles.card} ${styles.recommended}` : styles.card}
      aria-labelledby={`plan-${plan.id}`}
    >
      <h2 id={`plan-${plan.id}`} className={styles.name}>
        {plan.name}
        {plan.recommended && <StatusLabel tone="good">Suits most</StatusLabel>}
      </h2>
      <p className={styles.price}>
        <span className={styles.amount}>{formatRupees(plan.amount)}</span>
        {plan.listAmount !== null && (
          <s className={styles.before}>
            <span className="visually-hidden">instead of </span>
            {formatRupees(plan.listAmount)}
          </s>
        )}
        <span className={styles.terms}>
          GST included · {plan.validity} days
          {perMonth !== undefined && ` · about ${formatRupees(perMonth)} a month`}
        </span>
      </p>
      <p className={styles.for}>{plan.forWhom}</p>
      <ul className={styles.features}>
        {plan.features.map(({ text, included }) => (
          <li key={text} className={included ? undefined : styles.without}>
            <Icon path={included ? checkIcon : closeIcon} />
            <span className="visually-hidden">{included ? 'Included: ' : 'Not included: '}</span>
            {text}
          </li>
        ))}
      </ul>
      <p className={styles.refund}>{plan.refund}</p>
    </article>
  );
}
