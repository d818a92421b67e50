import { SERVICES_LINK } from '@aangan/shared-kit/links/home-services';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { useLightForm } from '../light-form/public.ts';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { BARE_FORM, INTENTS } from './checkout-forms.ts';

/** A quotation of yesterday: a new one is made of the cart. */
export function ExpiredPrice() {
  const form = useLightForm(BARE_FORM);
  return (
    <Form form={form} aria-label={CHECKOUT_WORDS.requote}>
      <AlertNote tone="attention">{CHECKOUT_WORDS.expired}</AlertNote>
      <input type="hidden" name="intent" value={INTENTS.requote} />
      <ActionsRow>
        <Button type="submit" variant="primary" busy={form.busy}>
          {CHECKOUT_WORDS.requote}
        </Button>
        <LinkButton to={SERVICES_LINK}>{CHECKOUT_WORDS.services}</LinkButton>
      </ActionsRow>
    </Form>
  );
}
