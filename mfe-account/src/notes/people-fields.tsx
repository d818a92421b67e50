import { maskedPhone } from '@aangan/shared-kit/domain/international-phone';
import { Button } from '@aangan/shared-kit/ui/button';
import { Chip } from '@aangan/shared-kit/ui/chip';
import { TextField } from '@aangan/shared-kit/ui/field';
import { StrongText } from '@aangan/shared-kit/ui/layout';
import { type KeyboardEvent, useState } from 'react';
import type { NotePerson } from './note.ts';
import { addedPhone, type NoteDraft } from './note-draft.ts';
import styles from './note-form.module.css';
import { NOTE_FORM_WORDS } from './note-form.words.ts';

interface PeopleFieldsProps {
  readonly people: readonly NotePerson[];
  readonly draft: NoteDraft;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<NoteDraft>) => void;
}

/** The people the note is shared with, added by phone number. They see the note and edit its tasks. */
export function PeopleFields({ people, draft, error, onChange }: PeopleFieldsProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const staying = people.filter(({ id }) => draft.people.includes(id));

  function add(): void {
    const added = addedPhone(draft, typed);
    if ('error' in added) {
      setWrong(added.error);
      return;
    }
    onChange({ phones: [...draft.phones, added.phone] });
    setTyped('');
    setWrong(undefined);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  }

  return (
    <fieldset className={styles.group}>
      <StrongText as="legend">People</StrongText>
      {(staying.length > 0 || draft.phones.length > 0) && (
        <ul className={styles.choices}>
          {staying.map(({ id, name, phone }) => (
            <li key={id}>
              <Chip onRemove={() => onChange({ people: draft.people.filter((each) => each !== id) })}>
                {name ? `${name} · ${phone}` : phone}
              </Chip>
            </li>
          ))}
          {draft.phones.map((phone) => (
            <li key={phone}>
              <Chip onRemove={() => onChange({ phones: draft.phones.filter((each) => each !== phone) })}>
                {`${maskedPhone(phone)}, new`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.adding}>
        <TextField
          type="tel"
          name="collaborator"
          autoComplete="off"
          label="Phone number"
          value={typed}
          error={wrong ?? error}
          help={NOTE_FORM_WORDS.peopleHelp}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(undefined);
          }}
          onKeyDown={press}
        />
        <Button className={styles.add} onClick={add}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
