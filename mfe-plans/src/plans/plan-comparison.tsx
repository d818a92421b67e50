import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import styles from './plan-comparison.module.css';
import { PLANS_WORDS } from './plans.words.ts';

interface ComparedFact {
  readonly label: string;
  readonly value: (plan: Plan) => string;
}

/** A plan has nothing of this. */
const NONE = '–';

const FACTS: readonly ComparedFact[] = [
  { label: 'Price, GST included', value: ({ amount }) => formatRupees(amount) },
  { label: 'Runs for', value: ({ validity }) => `${validity} days` },
  { label: 'Contacts', value: ({ contacts }) => (contacts === null ? NONE : String(contacts)) },
  {
    label: 'A contact costs',
    value: ({ amount, contacts }) => (contacts ? formatRupees(Math.round(amount / contacts)) : NONE),
  },
  {
    label: PLANS_WORDS.registeredSales,
    value: ({ transactionDetails }) => (transactionDetails === null ? NONE : String(transactionDetails)),
  },
];

/** The plans of the page side by side. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const facts = FACTS.filter(({ value }) => plans.some((plan) => value(plan) !== NONE));
  return (
    <div className={styles.comparison}>
      <h2>Side by side</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="Plans side by side">
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>{value(plan)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
