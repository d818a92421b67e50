import { Link } from '@aangan/shared-kit/platform/router';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { ActionForm, ADDRESS_WORDS, AddressForm } from '../address-book/public.ts';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { INTENTS } from './checkout-forms.ts';
import { stepLinks } from './checkout-step.ts';
import type { StepProps } from './load-checkout.ts';

/** The form of one address, new or changed. */
export function EditStep({ booking: { id, city }, edited }: StepProps) {
  return (
    <Section aria-labelledby="edit">
      <h2 id="edit">{edited ? CHECKOUT_WORDS.changeAddress : CHECKOUT_WORDS.newAddress}</h2>
      <AddressForm address={edited} city={city} intent={INTENTS.saveAddress} submit={CHECKOUT_WORDS.saveAddress} />
      {edited && (
        <>
          <ActionForm intent={INTENTS.deleteAddress} id={edited.id}>
            {ADDRESS_WORDS.remove}
          </ActionForm>
          <SmallText>{ADDRESS_WORDS.removeHelp}</SmallText>
        </>
      )}
      <p>
        <Link to={stepLinks(id).address}>{CHECKOUT_WORDS.back}</Link>
      </p>
    </Section>
  );
}
