import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay, indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { FactRows } from '@aangan/shared-kit/ui/facts';
import styles from './due.module.css';
import { DUE_WORDS, SHARE_WORDS } from './due.words.ts';

/** What is paid to whom, and the numbers that support and the bank ask for. */
export function DueFacts({ due }: { readonly due: RentDue }) {
  const { paise, landlord, home, dueOn, step, reference, payouts, shares } = due;
  const { now } = usePlatform();
  const isOverdue = step === 'initiated' && indiaDay(now) > dueOn;
  const bankReference = payouts.at(-1)?.bankReference;
  const facts = [
    [DUE_WORDS.amount, formatPaise(paise)],
    [DUE_WORDS.to, landlord.name],
    [DUE_WORDS.account, landlord.destination],
    [DUE_WORDS.home, home],
    [DUE_WORDS.dueOn, `${formatDay(indiaDayStart(dueOn))}${isOverdue ? `, ${DUE_WORDS.overdue}` : ''}`],
    [DUE_WORDS.reference, reference],
    ...(bankReference ? [[DUE_WORDS.bankReference, bankReference] as const] : []),
  ] as const;
  return (
    <>
      <FactRows className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactRows>
      {shares.length > 1 && (
        <FactRows className={styles.facts} aria-label={DUE_WORDS.shares}>
          {shares.map((share) => (
            <div key={share.id}>
              <dt>{share.isOwn ? DUE_WORDS.you : share.name}</dt>
              <dd>
                {formatPaise(share.paise)}, {SHARE_WORDS[share.state]}
              </dd>
            </div>
          ))}
        </FactRows>
      )}
    </>
  );
}
