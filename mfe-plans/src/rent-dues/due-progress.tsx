import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { Section } from '@aangan/shared-kit/ui/layout';
import { Step, StepLine } from '@aangan/shared-kit/ui/step-line';
import { DUE_WORDS, RETURN_WORDS, STEP_TEXT, STEP_WORDS } from './due.words.ts';
import { dueTimeline } from './due-timeline.ts';

/** Where the money is: each step with its time, and what the present one means. */
export function DueProgress({ due }: { readonly due: RentDue }) {
  return (
    <Section aria-labelledby="progress">
      <h2 id="progress">{DUE_WORDS.progress}</h2>
      <StepLine isLive>
        {dueTimeline(due).map(({ step, at, state }) => (
          <Step
            key={step}
            state={step === 'arrived' && state === 'now' ? 'end' : state}
            name={STEP_WORDS[step]}
            at={at}
          >
            {state === 'now' && <span>{presentText(due)}</span>}
          </Step>
        ))}
      </StepLine>
    </Section>
  );
}

/** What the present step means, with the day of the arrival or the reason of a return. */
function presentText({ step, arrivalDay, returnReason }: RentDue): string {
  if (step === 'returned' && returnReason !== null) return `${STEP_TEXT.returned} ${RETURN_WORDS[returnReason]}`;
  const text = STEP_TEXT[step];
  return arrivalDay === null ? text : `${text} ${DUE_WORDS.arrives(arrivalDay)}.`;
}
