import type { ScratchCard, ScratchedCard } from '@aangan/shared-kit/contracts/rewards';
import { formatRupees } from '@aangan/shared-kit/domain/money';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { WALLET_LINK } from '@aangan/shared-kit/links/account';
import { Link } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { SmallText, SoftText } from '@aangan/shared-kit/ui/layout';
import { lazy, Suspense, useRef, useState } from 'react';
import styles from './card-to-scratch.module.css';
import { giftIcon } from './gift-icon.ts';
import { oddsWords } from './odds-words.ts';
import { REWARDS_WORDS } from './rewards.words.ts';

/** The foil is not needed for hydration. Until its script has loaded, the button scratches the card. */
const Foil = lazy(async () => ({ default: (await import('./foil.tsx')).Foil }));

/** A scratch card with its foil, or a mystery box. After scratching it shows the reward and its expiry. */
export function CardToScratch({ card }: { readonly card: ScratchCard }) {
  const [scratched, setScratched] = useState<ScratchedCard>();
  const {
    busy,
    problem: failure,
    run,
  } = useMutation('POST /api/v1/scratchcard/{cardId}/scratch', {
    otherwise: REWARDS_WORDS.failed,
  });
  const result = useRef<HTMLParagraphElement>(null);
  const box = card.kind === 'mystery-box';
  const words = box ? 'Open the box' : 'Scratch the card';

  const scratch = async () => {
    const opened = await run({ params: { cardId: card.id } });
    if (!opened) return;
    setScratched(opened.answer.data.scratchCard);
    // The button that had the focus has been removed.
    requestAnimationFrame(() => result.current?.focus());
  };

  return (
    <article className={styles.card} aria-label={card.title}>
      <div className={styles.face}>
        {scratched ? (
          <p ref={result} tabIndex={-1} className={styles.amount}>
            {formatRupees(scratched.amount)}
          </p>
        ) : (
          <>
            <span className={styles.under}>
              <Icon path={giftIcon} size={24} />
            </span>
            {!box && (
              <Suspense>
                <Foil key={failure ?? ''} onScratched={() => void scratch()} />
              </Suspense>
            )}
          </>
        )}
      </div>
      <div className={styles.words}>
        <h3>{card.title}</h3>
        <SoftText>{card.reason}</SoftText>
        {scratched ? (
          <p role="status">
            {formatRupees(scratched.amount)} {REWARDS_WORDS.isIn} <Link to={WALLET_LINK}>wallet</Link>
            {REWARDS_WORDS.useBy} {formatDay(scratched.creditExpiresAt)}.{' '}
            <Link to={scratched.leadsTo}>Pay rent online</Link>
          </p>
        ) : (
          <>
            <SmallText>
              {REWARDS_WORDS.card(
                oddsWords(card.odds),
                box ? 'Open' : 'Scratch',
                formatDay(card.expiresAt),
                card.creditDays,
              )}
            </SmallText>
            {failure !== undefined && <AlertNote tone="error">{failure}</AlertNote>}
            <Button busy={busy} onClick={() => void scratch()} label={`${words}: ${card.title}`}>
              {words}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
