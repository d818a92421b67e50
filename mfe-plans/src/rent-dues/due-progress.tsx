import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';
import { Section } from '@aangan/shared-kit/ui/layout';
import styles from './due.module.css';
import { DUE_WORDS, RETURN_WORDS, STEP_TEXT, STEP_WORDS } from './due.words.ts';
import { dueTimeline } from './due-timeline.ts';

/** Where the money is: each step with its time, and what the present one means. */
export function DueProgress({ due }: { readonly due: RentDue }) {
  return (
    <Section aria-labelledby="progress">
      <h2 id="progress">{DUE_WORDS.progress}</h2>
      {/* Steps come by themselves while the page is open. */}
      <ol className={styles.timeline} aria-live="polite">
        {dueTimeline(due).map(({ step, at, state }) => (
          <li
            key={step}
            className={step === 'arrived' && state === 'now' ? `${styles.now} ${styles.there}` : styles[state]}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.stepName}>{STEP_WORDS[step]}</span>
            {at !== null && <time dateTime={new Date(at).toISOString()}>{indianTime(at)}</time>}
            {state === 'now' && <span>{presentText(due)}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What the present step means, with the day of the arrival or the reason of a return. */
function presentText({ step, arrivalDay, returnReason }: RentDue): string {
  if (step === 'returned' && returnReason !== null) return `${STEP_TEXT.returned} ${RETURN_WORDS[returnReason]}`;
  const text = STEP_TEXT[step];
  return arrivalDay === null ? text : `${text} ${DUE_WORDS.arrives(arrivalDay)}.`;
}
