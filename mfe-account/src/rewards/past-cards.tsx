import type { PastCard } from '@aangan/shared-kit/contracts/rewards';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Section } from '@aangan/shared-kit/ui/layout';
import styles from './rewards.module.css';
import { REWARDS_WORDS } from './rewards.words.ts';

/** Scratched cards and expired cards. */
export function PastCards({ cards }: { readonly cards: readonly PastCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Section gap={12} aria-labelledby="past-cards">
      <h2 id="past-cards">Cards before</h2>
      <ul className={styles.history}>
        {cards.map(({ id, title, state, amount, at, creditExpiresAt }) => (
          <li key={id}>
            <span>
              {title}
              <small>
                {state === 'scratched' ? `Scratched on ${formatDay(at)}` : REWARDS_WORDS.expired(formatDay(at))}
                {creditExpiresAt !== null && ` · use it until ${formatDay(creditExpiresAt)}`}
              </small>
            </span>
            {amount !== null && <span className={styles.amount}>{formatRupees(amount)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
