import { textWarnings } from '@aangan/shared-kit/domain/posting/listing-text';
import { POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { fieldElementId, useDraftForm } from '../listing-form/public.ts';
import type { FieldOfKind } from './field-kinds.ts';
import styles from './fields.module.css';
import { FIELD_HELP, lengthWords } from './fields.words.ts';

interface TextControlProps {
  readonly field: FieldOfKind<'text'>;
}

/** Texts longer than this have several lines. */
const ONE_LINE = 200;

/** A text, with what is doubtful about it while it is typed: phone numbers, shutting people out, capitals. */
export function TextControl({ field }: TextControlProps) {
  const { draft, values, set, leave, problemOf } = useDraftForm();
  const { longest } = POSTING_FIELDS[field];
  const text = values[field];
  const error = problemOf(field);
  const type = (typed: string) => {
    set(field, typed || undefined);
  };
  const shared = {
    id: fieldElementId(field),
    name: field,
    label: fieldLabel(draft.category, field),
    value: text ?? '',
    autoComplete: 'off',
    error,
    onBlur: () => leave(field),
  };
  return (
    <div className={styles.text}>
      {longest > ONE_LINE ? (
        <TextAreaField
          {...shared}
          rows={6}
          help={`${FIELD_HELP[field] ?? ''} ${lengthWords(text?.length ?? 0, longest)}`}
          onChange={(event) => type(event.currentTarget.value)}
        />
      ) : (
        <TextField {...shared} help={FIELD_HELP[field]} onChange={(event) => type(event.currentTarget.value)} />
      )}
      <TextWarnings text={text ?? ''} shown={error} />
    </div>
  );
}

/** Hints on a text. @param shown the message that stands beside the field already */
export function TextWarnings({ text, shown }: { readonly text: string; readonly shown: string | undefined }) {
  const warnings = textWarnings(text).filter(({ message }) => message !== shown);
  return (
    <div role="status">
      {warnings.map(({ kind, message }) => (
        <p key={kind} className={styles.warning}>
          {message}
        </p>
      ))}
    </div>
  );
}
