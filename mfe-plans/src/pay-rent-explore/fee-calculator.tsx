import { parseRupees } from '@aangan/shared-kit/domain/money';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, Stack, Unscripted } from '@aangan/shared-kit/ui/layout';
import { MoneyField } from '@aangan/shared-kit/ui/money-field';
import { useState } from 'react';
import { FeeTable, type RentTerms } from '../rent-fees/public.ts';
import { EXPLORE_WORDS, limitWords } from './explore.words.ts';

interface FeeCalculatorProps {
  readonly terms: RentTerms;
  /** The amount in the address, as typed; an example without one. */
  readonly asked: string;
}

/** Fee and arrival day of an amount. Without JavaScript the form leads to the page with the amount in its address. */
export function FeeCalculator({ terms, asked }: FeeCalculatorProps) {
  const [typed, setTyped] = useState(asked);
  const paise = (parseRupees(typed) ?? Number.NaN) * 100;
  const fits = paise >= terms.leastPaise && paise <= terms.mostPaise;
  return (
    <Section aria-labelledby="cost">
      <h2 id="cost">{EXPLORE_WORDS.cost}</h2>
      <Stack as="form" gap={12} method="get">
        <MoneyField
          label={EXPLORE_WORDS.amount}
          name="amount"
          defaultValue={asked}
          error={fits ? undefined : limitWords(terms)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Unscripted>
          <Button type="submit">{EXPLORE_WORDS.show}</Button>
        </Unscripted>
      </Stack>
      {fits && <FeeTable paise={paise} methods={terms.methods} />}
    </Section>
  );
}
