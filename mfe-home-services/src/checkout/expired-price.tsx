import { SERVICES_LINK } from '@aangan/shared-kit/links/service-orders';
import { usePageAction } from '@aangan/shared-kit/platform/page';
import { ActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { INTENTS } from './checkout-intents.ts';

/** A quotation of yesterday: a new one is made of the cart. */
export function ExpiredPrice() {
  const { busy } = usePageAction();
  return (
    <ActionForm hidden={{ intent: INTENTS.requote }} aria-label={CHECKOUT_WORDS.requote}>
      <AlertNote tone="attention">{CHECKOUT_WORDS.expired}</AlertNote>
      <ActionsRow>
        <Button type="submit" variant="primary" busy={busy}>
          {CHECKOUT_WORDS.requote}
        </Button>
        <LinkButton to={SERVICES_LINK}>{CHECKOUT_WORDS.services}</LinkButton>
      </ActionsRow>
    </ActionForm>
  );
}
