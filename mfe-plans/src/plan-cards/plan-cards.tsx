import type { PlanAddOn } from '@aangan/shared-kit/contracts/plan-purchase';
import { vipAddOnAllowed } from '@aangan/shared-kit/domain/plan-type';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import type { CSSProperties } from 'react';
import { type PlanChoice, usePurchase } from '../buying/public.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-cards.module.css';
import type { PlanOffer } from './plan-offer.ts';

interface PlanCardsProps {
  readonly offers: readonly PlanOffer[];
  readonly choice: Omit<PlanChoice, 'plan'>;
  /** The VIP add-on, where cards offer it. */
  readonly vip?: PlanAddOn | undefined;
  readonly label: string;
}

/** The cards of a page of plans; one purchase at a time. */
export function PlanCards({ offers, choice, vip, label }: PlanCardsProps) {
  const purchase = usePurchase();
  return (
    <>
      {purchase.problem !== undefined && <AlertNote tone="error">{purchase.problem}</AlertNote>}
      <ul className={styles.cards} aria-label={label} style={{ '--plans': offers.length } as CSSProperties}>
        {offers.map((offer) => (
          <li key={offer.plan.id}>
            <PlanCard
              offer={offer}
              choice={choice}
              purchase={purchase}
              vip={vip && vipAddOnAllowed(offer.plan.amount, vip.id) ? vip : undefined}
            />
          </li>
        ))}
      </ul>
      {purchase.question}
    </>
  );
}
