import { cancelTerms } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { Section } from '@aangan/shared-kit/ui/layout';
import { PACKERS_WORDS as WORDS } from './packers.words.ts';

/** The terms by which a move is cancelled. */
export function CancelTerms() {
  return (
    <Section aria-labelledby="cancelling">
      <h2 id="cancelling">{WORDS.cancelling}</h2>
      <ul>
        {cancelTerms('PNM').map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Section>
  );
}
