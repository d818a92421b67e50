import { formatRupees } from '@aangan/shared-kit/domain/money';
import { AT_UPGRADE } from '@aangan/shared-kit/domain/plan-upgrade';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { closeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { SoftText, Stack } from '@aangan/shared-kit/ui/layout';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { StatusLabel } from '@aangan/shared-kit/ui/status-label';
import { BuyForm, type PlanChoice, type Purchase } from '../buying/public.ts';
import { DetailLink } from './detail-link.tsx';
import styles from './plan-card.module.css';
import { buyWords, ownPriceWords, PLAN_WORDS } from './plan-card.words.ts';
import type { PlanOffer } from './plan-offer.ts';

interface PlanCardProps {
  readonly offer: PlanOffer;
  /** What is bought with each plan of the page. */
  readonly choice: Omit<PlanChoice, 'plan'>;
  readonly purchase: Purchase;
  /** The VIP add-on, where the card offers it. */
  readonly vip: { readonly id: string; readonly paise: number } | undefined;
}

/** One plan: its price and last day, its benefits, its terms, and the button that buys it. */
export function PlanCard({ offer, choice, purchase, vip }: PlanCardProps) {
  const { plan, until, quotation, isCurrent, refusal } = offer;
  const chosen = { ...choice, plan: plan.id };
  const own = quotation && ownPriceWords(quotation);
  const headingId = `plan-${plan.id}`;
  return (
    <article
      className={plan.recommended ? `${styles.card} ${styles.recommended}` : styles.card}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={styles.name}>
        {plan.name}
        {isCurrent ? (
          <StatusLabel tone="information">{PLAN_WORDS.yours}</StatusLabel>
        ) : (
          plan.recommended && <StatusLabel tone="good">{PLAN_WORDS.suits}</StatusLabel>
        )}
      </h2>
      <p className={styles.price}>
        <span className={styles.amount}>{formatRupees(plan.amount)}</span>
        {plan.listAmount !== null && (
          <s className={styles.before}>
            <span className="visually-hidden">instead of </span>
            {formatRupees(plan.listAmount)}
          </s>
        )}
        <span className={styles.terms}>GST included · {plan.validity} days</span>
        <span className={styles.terms}>{PLAN_WORDS.until(until)}</span>
      </p>
      <SoftText>{plan.forWhom}</SoftText>
      <ul className={styles.features}>
        {plan.features.map(({ text, included }) => (
          <li key={text} className={included ? undefined : styles.without}>
            <Icon path={included ? checkIcon : closeIcon} />
            <span className="visually-hidden">{included ? 'Included: ' : 'Not included: '}</span>
            {text}
          </li>
        ))}
      </ul>
      <div className={styles.small}>
        <p>{plan.refund}</p>
        <p>{AT_UPGRADE}</p>
      </div>
      <Stack gap={8}>
        {refusal !== undefined && <p className={styles.own}>{refusal}</p>}
        {own !== undefined && <p className={styles.own}>{own}</p>}
        {refusal === undefined && (
          <BuyForm
            choice={chosen}
            purchase={purchase}
            variant={plan.recommended ? 'primary' : 'secondary'}
            describedBy={headingId}
          >
            {buyWords(plan.amount, quotation, isCurrent)}
          </BuyForm>
        )}
        {vip && (
          <DetailLink choice={{ ...chosen, vasIds: [...chosen.vasIds, vip.id] }} plan={plan.name}>
            {PLAN_WORDS.vip(vip.paise)}
          </DetailLink>
        )}
        <DetailLink choice={chosen} plan={plan.name}>
          {PLAN_WORDS.details}
        </DetailLink>
      </Stack>
    </article>
  );
}
