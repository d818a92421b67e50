import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftForm } from '../listing-form/public.ts';
import styles from './price.module.css';
import { NOT_COMPARED, PRICE_TITLE, positionWords, rangeWords, tooFewWords } from './price.words.ts';

type PriceAnswer = CallAnswer<'GET /api/v1/property/manage/{propertyId}/price'>;

interface PriceAmongOthersProps {
  /** Of the loader; null when it could not be loaded. */
  readonly first: PriceAnswer | null;
}

/** Where the price stands among comparable homes, with the number of homes that it comes from. */
export function PriceAmongOthers({ first }: PriceAmongOthersProps) {
  const { draft } = useDraftForm();
  const comparing = useMutation('GET /api/v1/property/manage/{propertyId}/price');
  const [shown, setShown] = useState(first);
  const { price } = draft.values;
  const [compared, setCompared] = useState(price);
  const compare = useEffectEvent(async () => {
    if (price === compared) return;
    setCompared(price);
    const found = await comparing.run({ params: { propertyId: draft.id } });
    if (found) setShown(found.answer);
  });
  // The API compares the saved price, so each saved one is compared anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event reads the price
  useEffect(() => void compare(), [price]);
  return (
    <section className={styles.position} aria-label={PRICE_TITLE} role="status">
      {shown?.position ? (
        <>
          <p>{positionWords(shown.position)}</p>
          <p className={styles.soft}>{rangeWords(shown.position, shown.comparedWith)}</p>
        </>
      ) : (
        <p className={styles.soft}>{shown?.comparedWith ? tooFewWords(shown.comparedWith) : NOT_COMPARED}</p>
      )}
    </section>
  );
}
