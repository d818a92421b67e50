import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { useId } from 'react';
import styles from './note-form.module.css';
import { NOTE_FORM_WORDS } from './note-form.words.ts';

interface NoteTextProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

/** The counter is shown from this length. */
const NEARLY_FULL = NOTE_LIMITS.text - 200;

/** What the person writes about the home. */
export function NoteText({ value, error, readOnly, onChange }: NoteTextProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <StrongText as="label" htmlFor={id}>
        Your note
      </StrongText>
      <textarea
        id={id}
        name="note"
        className={styles.text}
        rows={4}
        value={value}
        readOnly={readOnly}
        placeholder={NOTE_FORM_WORDS.example}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-help`} className={error === undefined ? styles.help : styles.error}>
        {error ?? (value.length > NEARLY_FULL ? `${NOTE_LIMITS.text - value.length} characters left` : null)}
      </p>
    </div>
  );
}
