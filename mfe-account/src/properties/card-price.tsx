import { POSTING_KINDS } from '@aangan/shared-kit/domain/posting/posting-kinds';
import type { OwnHome } from './own-home.ts';
import { PriceForm } from './price-form.tsx';

/** The form of the price in a card of the list. */
export function CardPrice({ home: { id, category, price } }: { readonly home: OwnHome }) {
  return <PriceForm id={id} label={POSTING_KINDS[category].priceLabel} price={price} />;
}
