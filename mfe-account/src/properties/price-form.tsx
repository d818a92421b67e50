import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { formatShortRupees, parseRupees } from '@aangan/shared-kit/domain/money';
import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { type FormEvent, useState } from 'react';
import { PRICE_WORDS } from './price.words.ts';
import styles from './properties.module.css';
import { OWN_LISTING_WORDS } from './properties.words.ts';

type Position = CallAnswer<'GET /api/v1/property/manage/{propertyId}/price'>;

interface PriceFormProps {
  readonly id: string;
  /** `Monthly rent`. */
  readonly label: string;
  /** ₹ (a month). */
  readonly price: number | undefined;
  /** Undefined in a list, where the price is not compared. */
  readonly position?: Position;
}

/** Changes the price of a listing, beside what homes like it cost. */
export function PriceForm({ id, label, price, position }: PriceFormProps) {
  const { revalidate } = useRevalidator();
  const saving = useMutation('PUT /api/v1/property/manage/prices');
  const [saved, setSaved] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSaved(false);
    const typed = parseRupees(String(new FormData(event.currentTarget).get('price')));
    if (!typed) return saving.refuse(PRICE_WORDS.missing);
    if (!(await saving.run({ json: { prices: [{ propertyId: id, price: typed }] } }))) return;
    setSaved(true);
    await revalidate();
  }
  return (
    <form method="post" className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <div className={styles.amount}>
        <MoneyField
          label={label}
          name="price"
          {...(price !== undefined && { defaultValue: String(price) })}
          error={saving.problemsByField['prices.0.price'] ?? saving.problem}
          help={OWN_LISTING_WORDS.lowerPrice}
        />
      </div>
      {position && <p>{positionWords(position)}</p>}
      <Button type="submit" size="small" busy={saving.busy}>
        Change price
      </Button>
      <p role="status">{saved && PRICE_WORDS.saved}</p>
    </form>
  );
}

const VERDICTS = { low: 'lower than most', usual: 'usual', high: 'higher than most' } as const;

/** `Your price is usual. Of homes for rent in Koramangala, half cost ₹28 K to ₹35 K (24 homes).` */
function positionWords({ position, comparedWith }: Position): string {
  if (!position) return OWN_LISTING_WORDS.fewHomes;
  const range = `${formatShortRupees(position.low)} to ${formatShortRupees(position.high)}`;
  return PRICE_WORDS.position(VERDICTS[position.verdict], comparedWith, range, position.homes);
}
