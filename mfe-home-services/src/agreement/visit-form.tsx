import { useActionForm } from '@aangan/shared-kit/ui/action-form';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Form } from '@aangan/shared-kit/ui/form';
import { Section } from '@aangan/shared-kit/ui/layout';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import { AGREEMENT_PAGE_WORDS as WORDS } from './agreement.words.ts';

interface VisitFormProps {
  readonly days: readonly SlotDay[];
  /** The slot in words; null before one is chosen. */
  readonly chosen: string | null;
}

/** The slot in which both sides give fingerprints. */
export function VisitForm({ days, chosen }: VisitFormProps) {
  const form = useActionForm({ do: 'visit' });
  return (
    <Section aria-labelledby="visit">
      <h2 id="visit">{WORDS.visit}</h2>
      <p>{WORDS.visitAbout}</p>
      {chosen !== null && <AlertNote tone="good">{WORDS.visitChosen(chosen)}</AlertNote>}
      <Form form={form}>
        <SlotChoice days={days} {...form.field('slot')} />
        <Button type="submit" busy={form.busy}>
          {chosen === null ? WORDS.chooseVisit : WORDS.otherVisit}
        </Button>
      </Form>
    </Section>
  );
}
