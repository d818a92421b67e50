import type { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { Legend, SmallText } from '@aangan/shared-kit/ui/layout';
import { checkIcon } from '@aangan/shared-kit/ui/note-icon-paths';
import { OUTCOME_WORDS, theirWords } from './outcome-words.ts';
import { useVisitChange } from './use-visit-change.ts';
import type { Visit } from './visit.ts';
import { VISIT_SHEET_WORDS } from './visit-sheet.words.ts';
import styles from './visits.module.css';

interface SayOutcomeProps {
  readonly visit: Visit;
  readonly onChanged: (visit: Visit) => void;
}

const OUTCOMES = ['visited', 'absent', 'missed'] as const satisfies readonly (typeof VISIT_OUTCOMES)[number][];

/** Asks whether a past visit took place, and if not, who missed it; the answer can be changed. */
export function SayOutcome({ visit, onChanged }: SayOutcomeProps) {
  const { http } = usePlatform();
  const { busy, problem, make } = useVisitChange((outcome: (typeof OUTCOMES)[number], options) => {
    const said = { params: { visitId: visit.id }, json: { outcome } };
    return http.request('POST /api/v1/visits/{visitId}/outcome', said, options);
  }, onChanged);
  const { yourOutcome } = visit;
  const words = OUTCOME_WORDS[visit.role];
  const theirs = theirWords(visit);
  return (
    <fieldset className={styles.ways}>
      <Legend>How was it?</Legend>
      {theirs && <p className={styles.theirs}>{theirs}</p>}
      {OUTCOMES.map((outcome) => (
        <Button
          key={outcome}
          size="small"
          {...(outcome === yourOutcome && { icon: checkIcon })}
          aria-pressed={outcome === yourOutcome}
          busy={busy}
          onClick={() => void make(outcome)}
        >
          {words[outcome]}
        </Button>
      ))}
      <SmallText role="status">{yourOutcome && VISIT_SHEET_WORDS.thanks}</SmallText>
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
    </fieldset>
  );
}
