import type { CallAnswer, CallInput } from '@aangan/shared-kit/contracts/all-calls';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { formatDay } from '@aangan/shared-kit/domain/relative-day';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { ActionsRow } from '@aangan/shared-kit/ui/layout';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CLOSE_WORDS } from './close.words.ts';
import styles from './properties.module.css';
import { closedWord } from './properties.words.ts';

export type PersonWhoAsked = CallAnswer<'GET /api/v1/property/manage/{propertyId}/contacts'>['contacts'][number];
type How = CallInput<'POST /api/v1/property/manage/{propertyId}/close'>['json'];

interface CloseFormProps {
  readonly category: ListingCategory;
  readonly contacts: readonly PersonWhoAsked[];
  readonly busy: boolean;
  readonly onClose: (how: How) => void;
  readonly onCancel: () => void;
}

const ELSEWHERE = 'ELSEWHERE';
const NOT_SAID = 'NOT_SAID';

/** Asks who took the home: one of the people who asked, somebody from elsewhere, or no answer. */
export function CloseForm({ category, contacts, busy, onClose, onCancel }: CloseFormProps) {
  const [who, setWho] = useState<string>(NOT_SAID);
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const word = closedWord(category);
  const close = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    onClose(
      who === ELSEWHERE || who === NOT_SAID ? { closedWith: who } : { closedWith: 'SEEKER_HERE', contactId: who },
    );
  };
  return (
    <form ref={form} className={styles.form} onSubmit={close}>
      <RadioGroup
        legend={`Who has ${isMonthly(category) ? 'rented' : 'bought'} it?`}
        name="who"
        look="rows"
        value={who}
        onChange={setWho}
        options={[
          ...contacts.map(({ id, name, contactedOn }) => ({
            value: id,
            label: `${name}, who asked on ${formatDay(contactedOn)}`,
          })),
          { value: ELSEWHERE, label: 'Somebody from outside Aangan' },
          { value: NOT_SAID, label: CLOSE_WORDS.noAnswer },
        ]}
        help={CLOSE_WORDS.private}
      />
      <ActionsRow>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          Mark as {word}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </ActionsRow>
    </form>
  );
}
