import { Section } from '@aangan/shared-kit/ui/layout';
import { AddressForm } from '../address-book/public.ts';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { INTENTS } from './checkout-intents.ts';
import type { StepProps } from './load-checkout.ts';

/** An empty address book begins with the form. */
export function FirstAddressStep({ booking: { city } }: StepProps) {
  return (
    <Section aria-labelledby="address">
      <h2 id="address">{CHECKOUT_WORDS.noAddress}</h2>
      <AddressForm address={undefined} city={city} intent={INTENTS.saveAddress} submit={CHECKOUT_WORDS.saveAddress} />
    </Section>
  );
}
