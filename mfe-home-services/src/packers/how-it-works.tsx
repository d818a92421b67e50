import { cancelTerms } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { Section } from '@aangan/shared-kit/ui/layout';
import styles from './packers.module.css';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';

/** The steps of a move, and the terms by which it is cancelled. */
export function HowItWorks() {
  return (
    <>
      <Section aria-labelledby="how-it-works">
        <h2 id="how-it-works">{WORDS.how}</h2>
        <ol className={styles.steps}>
          {WORDS.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section aria-labelledby="cancelling">
        <h2 id="cancelling">{WORDS.cancelling}</h2>
        <ul>
          {cancelTerms('PNM').map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
