import { LinkButton } from '@aangan/shared-kit/ui/button';
import { Section } from '@aangan/shared-kit/ui/layout';
import { AddressList } from '../address-book/public.ts';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { INTENTS } from './checkout-intents.ts';
import { NEW_ADDRESS, stepLinks } from './checkout-step.ts';
import type { StepProps } from './load-checkout.ts';

/** Chooses an address of the book. */
export function AddressStep({ booking: { id, city }, addresses }: StepProps) {
  const links = stepLinks(id);
  return (
    <Section aria-labelledby="address">
      <h2 id="address">{CHECKOUT_WORDS.noAddress}</h2>
      <AddressList
        addresses={addresses}
        city={city}
        chooseLink={links.slot}
        editLink={links.edit}
        leaveIntent={INTENTS.leaveWaitlist}
      />
      <LinkButton to={links.edit(NEW_ADDRESS)} wide>
        {CHECKOUT_WORDS.addAddress}
      </LinkButton>
    </Section>
  );
}
