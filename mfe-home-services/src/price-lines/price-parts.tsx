import type { SkuPrice } from '@aangan/shared-kit/domain/home-services/sku-price';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import styles from './price-lines.module.css';
import { amountText, PRICE_WORDS } from './price-lines.words.ts';
import { Sum } from './sum.tsx';

/** How the price of one item is made up: labour, materials and travel, less the offer. */
export function PriceParts({ price }: { readonly price: SkuPrice }) {
  const { labourPaise, materialsPaise, travelPaise, offPaise, paise } = price;
  return (
    <>
      <dl className={styles.parts}>
        {labourPaise > 0 && <Sum term={PRICE_WORDS.labour} amount={amountText(labourPaise)} />}
        {materialsPaise > 0 && <Sum term={PRICE_WORDS.materials} amount={amountText(materialsPaise)} />}
        {travelPaise > 0 && <Sum term={PRICE_WORDS.travel} amount={amountText(travelPaise)} />}
        {offPaise > 0 && <Sum term={PRICE_WORDS.offer} amount={amountText(-offPaise)} />}
        <Sum term={PRICE_WORDS.price} amount={amountText(paise)} strong />
      </dl>
      <SmallText>{PRICE_WORDS.includesGst}</SmallText>
    </>
  );
}
