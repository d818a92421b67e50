import type { AboutSeeker } from '@aangan/shared-kit/contracts/interested';
import { holdsNumber, LEAVE_OUT_NUMBERS } from '@aangan/shared-kit/domain/holds-number';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { ActionsRow, Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type FormEvent, useState } from 'react';
import { ABOUT_YOU_WORDS } from './about-you.words.ts';

const NOTHING: AboutSeeker = { whoMovesIn: '', work: '', moveIn: '', note: '' };

/** A form for what the person tells owners; it can be deleted again. */
export function AboutYou({ about }: { readonly about: AboutSeeker | null }) {
  const [saved, setSaved] = useState(about);
  const [done, setDone] = useState<string>();
  const saving = useMutation('PUT /api/v1/user/tenant-details');
  const deleting = useMutation('DELETE /api/v1/user/tenant-details');
  const busy = saving.busy || deleting.busy;
  const problem = saving.problem ?? deleting.problem;
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: keyof AboutSeeker) => String(data.get(name) ?? '').trim();
    const json = { whoMovesIn: text('whoMovesIn'), work: text('work'), moveIn: text('moveIn'), note: text('note') };
    if (Object.entries(json).some(([name, words]) => name !== 'moveIn' && holdsNumber(words))) {
      setDone(undefined);
      return saving.refuse(LEAVE_OUT_NUMBERS);
    }
    deleting.reset();
    const told = await saving.run({ json });
    setDone(told && ABOUT_YOU_WORDS.saved);
    if (told) setSaved(told.answer.about);
  };
  const forget = async () => {
    saving.reset();
    const deleted = await deleting.run({});
    setDone(deleted && ABOUT_YOU_WORDS.deleted);
    if (deleted) setSaved(null);
  };
  const shown = saved ?? NOTHING;
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>About you, for owners</h1>
        <Lead>{ABOUT_YOU_WORDS.help}</Lead>
      </PageHeading>
      {/* The key resets the fields after deletion. */}
      <Section
        as="form"
        key={saved ? 'kept' : 'none'}
        onSubmit={(event) => void save(event)}
        aria-label="About you, for owners"
      >
        <TextField label="Who moves in" name="whoMovesIn" maxLength={80} defaultValue={shown.whoMovesIn} />
        <TextField label="Work or studies" name="work" maxLength={80} defaultValue={shown.work} />
        <TextField label={ABOUT_YOU_WORDS.moveIn} name="moveIn" type="date" defaultValue={shown.moveIn} />
        <TextAreaField
          label="Anything else"
          name="note"
          maxLength={500}
          defaultValue={shown.note}
          help={ABOUT_YOU_WORDS.noNumbers}
        />
        {done && <AlertNote tone="good">{done}</AlertNote>}
        {problem && <AlertNote tone="error">{problem}</AlertNote>}
        <ActionsRow>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
          {saved && (
            <Button variant="quiet" busy={busy} onClick={() => void forget()}>
              Delete
            </Button>
          )}
        </ActionsRow>
      </Section>
    </PageColumn>
  );
}
