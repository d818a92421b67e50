import { slotAt } from '@aangan/shared-kit/domain/home-services/service-slots';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section, SmallText } from '@aangan/shared-kit/ui/layout';
import { usePageForm } from '@aangan/shared-kit/ui/use-page-form';
import { addressLine } from '../address-book/public.ts';
import { SlotChoice, slotValue } from '../slot-choice/public.ts';
import styles from './checkout.module.css';
import { CHECKOUT_WORDS } from './checkout.words.ts';
import { SLOT_FORM } from './checkout-forms.ts';
import { INTENTS } from './checkout-intents.ts';
import { stepLinks } from './checkout-step.ts';
import { ChosenRow } from './chosen-row.tsx';
import type { StepProps } from './load-checkout.ts';

/** Chooses a day and a slot of the hub of the chosen address, and holds it. */
export function SlotStep({ booking, address, days = [] }: StepProps) {
  const { id, startsAt } = booking;
  const chosen = startsAt === null ? undefined : slotAt(startsAt);
  const form = usePageForm(SLOT_FORM, {
    defaults: { ...(chosen && { slot: slotValue(chosen) }) },
    hidden: { intent: INTENTS.slot, id: address?.id ?? '' },
  });
  if (!address) return null;
  return (
    <div className={styles.step}>
      <ChosenRow title={CHECKOUT_WORDS.address} to={stepLinks(id).address}>
        {addressLine(address)}
      </ChosenRow>
      <Section aria-labelledby="slot">
        <h2 id="slot">{CHECKOUT_WORDS.noSlot}</h2>
        <SmallText>{CHECKOUT_WORDS.slotHelp}</SmallText>
        <Form form={form} aria-labelledby="slot">
          <SlotChoice days={days} {...form.field('slot')} />
          <Button type="submit" variant="primary" wide busy={form.busy}>
            {CHECKOUT_WORDS.saveSlot}
          </Button>
        </Form>
      </Section>
    </div>
  );
}
