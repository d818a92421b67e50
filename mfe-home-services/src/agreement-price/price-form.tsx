import type { CitySlug } from '@aangan/shared-kit/domain/cities';
import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { Form } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { SelectField, TextField } from '@aangan/shared-kit/ui/field';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { CITY_OPTIONS } from '../legal-place/public.ts';
import { PRICE_PAGE_WORDS as WORDS } from './agreement-price.words.ts';
import type { AskedPrice } from './asked-price.ts';
import styles from './price-form.module.css';

interface PriceFormProps extends Pick<AskedPrice, 'typed' | 'problems'> {
  readonly city: CitySlug;
}

/** What decides the price. It is part of the address, so the form works without JavaScript and can be shared. */
export function PriceForm({ city, typed, problems }: PriceFormProps) {
  return (
    <Form method="get" action={RENTAL_AGREEMENT_LINK} className={styles.form} aria-label={WORDS.form}>
      <SelectField label={WORDS.city} name="city" defaultValue={city} options={CITY_OPTIONS} />
      <MoneyField label={WORDS.rent} name="rent" defaultValue={typed.rent} error={problems.rent} />
      <MoneyField label={WORDS.deposit} name="deposit" defaultValue={typed.deposit} error={problems.deposit} />
      <TextField
        label={WORDS.months}
        name="months"
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        defaultValue={typed.months}
        error={problems.months}
      />
      <div>
        <Button type="submit">{WORDS.show}</Button>
      </div>
    </Form>
  );
}
