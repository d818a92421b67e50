import { usePageAction } from '@aangan/shared-kit/platform/page';
import { Link } from '@aangan/shared-kit/platform/router';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { ADDRESS_WORDS, AddressForm } from '../address-book/public.ts';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { INTENTS } from './checkout-intents.ts';
import { stepLinks } from './checkout-step.ts';
import type { StepProps } from './load-checkout.ts';

/** The form of one address, new or changed. */
export function EditStep({ booking: { id, city }, edited }: StepProps) {
  const { busy } = usePageAction();
  return (
    <Section aria-labelledby="edit">
      <h2 id="edit">{edited ? CHECKOUT_WORDS.changeAddress : CHECKOUT_WORDS.newAddress}</h2>
      <AddressForm address={edited} city={city} intent={INTENTS.saveAddress} submit={CHECKOUT_WORDS.saveAddress} />
      {edited && (
        <>
          <ActionForm hidden={{ intent: INTENTS.deleteAddress, id: edited.id }}>
            <Button type="submit" variant="quiet" busy={busy}>
              {ADDRESS_WORDS.remove}
            </Button>
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
