import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useEffect, useEffectEvent } from 'react';
import { useDraftForm } from '../listing-form/public.ts';
import styles from './price.module.css';
import { NOT_COMPARED, PRICE_TITLE, positionWords, rangeWords, tooFewWords } from './price.words.ts';

type PriceAnswer = CallAnswer<'GET /api/v1/property/manage/{propertyId}/price'>;

interface PriceAmongOthersProps {
  /** The draft that the price was compared for. */
  readonly loaded: Draft;
  readonly price: PriceAnswer;
}

/** Where the price stands among comparable homes, with the number of homes that it comes from. */
export function PriceAmongOthers({ loaded, price: { position, comparedWith } }: PriceAmongOthersProps) {
  const { draft } = useDraftForm();
  const { revalidate } = useRevalidator();
  const saved = draft.values.price;
  const compareAgain = useEffectEvent(() => {
    if (saved !== loaded.values.price) void revalidate();
  });
  // A saved price is compared anew by the page's loader.
  useEffect(() => {
    if (saved !== undefined) compareAgain();
  }, [saved]);
  return (
    <section className={styles.position} aria-label={PRICE_TITLE} role="status">
      {position ? (
        <>
          <p>{positionWords(position, comparedWith)}</p>
          <p className={styles.soft}>{rangeWords(position)}</p>
        </>
      ) : (
        <p className={styles.soft}>{comparedWith ? tooFewWords(comparedWith) : NOT_COMPARED}</p>
      )}
    </section>
  );
}
