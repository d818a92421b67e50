import type { ScratchCard } from '@aangan/shared-kit/contracts/rewards';
import { REFER_LINK } from '@aangan/shared-kit/links/account';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use, useState } from 'react';
import { CardToScratch } from './card-to-scratch.tsx';
import { giftIcon } from './gift-icon.ts';
import styles from './rewards.module.css';
import { REWARDS_WORDS } from './rewards.words.ts';

interface UnscratchedCardsProps {
  /** Null when they could not be loaded. */
  readonly cards: Promise<readonly ScratchCard[] | null>;
}

/** Cards that can be scratched. Source: services-and-platform, section 8 (loading, fetched, error). */
export function UnscratchedCards({ cards }: UnscratchedCardsProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Fetched cards={cards} />
    </Suspense>
  );
}

function Loading() {
  return (
    <div className={styles.cards} aria-busy="true">
      <span className={styles.skeleton}>
        <Skeleton shape="block" />
      </span>
    </div>
  );
}

function Fetched({ cards }: UnscratchedCardsProps) {
  const fetched = use(cards);
  // A card scratched on this page stays, with its reward, until the visitor leaves.
  const [shown] = useState(fetched);
  const list = shown ?? fetched;
  if (!list) {
    return <RetryNote>{REWARDS_WORDS.notLoaded}</RetryNote>;
  }
  if (list.length === 0) {
    return (
      <EmptyState
        icon={giftIcon}
        title="No cards to scratch"
        actions={<LinkButton to={REFER_LINK}>Refer a friend</LinkButton>}
      >
        <p>{REWARDS_WORDS.empty}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {list.map((card) => (
        <li key={card.id}>
          <CardToScratch card={card} />
        </li>
      ))}
    </ul>
  );
}
