import { usePageAction } from '@aangan/shared-kit/platform/page';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Section } from '@aangan/shared-kit/ui/layout';
import { ActionForm, useFormRefusal } from '../action-form/public.ts';
import { SlotChoice, type SlotDay } from '../slot-choice/public.ts';
import { AGREEMENT_PAGE_WORDS as WORDS } from './agreement.words.ts';

interface VisitFormProps {
  readonly days: readonly SlotDay[];
  /** The slot in words; null before one is chosen. */
  readonly chosen: string | null;
}

/** The slot in which both sides give fingerprints. */
export function VisitForm({ days, chosen }: VisitFormProps) {
  const { busy } = usePageAction();
  const error = useFormRefusal('visit')?.problemsByField.slot;
  return (
    <Section aria-labelledby="visit">
      <h2 id="visit">{WORDS.visit}</h2>
      <p>{WORDS.visitAbout}</p>
      {chosen !== null && <AlertNote tone="good">{WORDS.visitChosen(chosen)}</AlertNote>}
      <ActionForm doing="visit">
        <SlotChoice days={days} name="slot" error={error} />
        <Button type="submit" busy={busy}>
          {chosen === null ? WORDS.chooseVisit : WORDS.otherVisit}
        </Button>
      </ActionForm>
    </Section>
  );
}
