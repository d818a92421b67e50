import { RATING_WORDS } from '@aangan/shared-kit/domain/note-limits';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { fieldWords } from '../moments/public.ts';
import type { NoteConflict } from './merge-drafts.ts';
import styles from './note-form.module.css';
import { NOTE_FORM_WORDS } from './note-form.words.ts';

const PART_WORDS: Readonly<Record<NoteConflict['part'], string>> = {
  text: 'Their note',
  rating: 'Their rating',
  followUp: 'Their follow-up',
  followUpReason: NOTE_FORM_WORDS.theirReason,
  tasks: 'Their task',
};

interface ConflictNoteProps {
  readonly conflicts: readonly NoteConflict[];
  readonly timeZone: string;
}

/** Shows what somebody else wrote in the same fields, so that it can be copied before it is overwritten. */
export function ConflictNote({ conflicts, timeZone }: ConflictNoteProps) {
  const { now } = usePlatform();
  if (conflicts.length === 0) return null;
  return (
    <AlertNote tone="attention">
      <p>{NOTE_FORM_WORDS.conflict}</p>
      <dl className={styles.theirs}>
        {conflicts.map(({ part, theirs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several tasks may be in conflict, and they never move
          <div key={index}>
            <StrongText as="dt">{PART_WORDS[part]}</StrongText>
            <dd>{wordsOf(part, theirs, (value) => fieldWords(value, now, timeZone))}</dd>
          </div>
        ))}
      </dl>
    </AlertNote>
  );
}

function wordsOf(part: NoteConflict['part'], theirs: string, timeWords: (value: string) => string): string {
  if (theirs === '') return 'None';
  if (part === 'rating') return RATING_WORDS[Number(theirs) - 1] ?? theirs;
  return part === 'followUp' ? timeWords(theirs) : theirs;
}
