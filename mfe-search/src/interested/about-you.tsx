import type { AboutSeeker } from '@aangan/shared-kit/contracts/interested';
import { holdsNumber, LEAVE_OUT_NUMBERS } from '@aangan/shared-kit/domain/holds-number';
import { failureMessage } from '@aangan/shared-kit/platform/failure-message';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextAreaField, TextField } from '@aangan/shared-kit/ui/field';
import { ActionsRow, Lead, PageHeading, Section } from '@aangan/shared-kit/ui/layout';
import { PageColumn } from '@aangan/shared-kit/ui/page-column';
import { type FormEvent, useState } from 'react';

const NOTHING: AboutSeeker = { whoMovesIn: '', work: '', moveIn: '', note: '' };

interface Outcome {
  readonly tone: 'good' | 'error';
  readonly words: string;
}

/** A form for what the person tells owners; it can be deleted again. */
export function AboutYou({ about }: { readonly about: AboutSeeker | null }) {
  const { http } = usePlatform();
  const [saved, setSaved] = useState(about);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const follow = async (call: () => Promise<AboutSeeker | null>, words: string) => {
    setBusy(true);
    try {
      setSaved(await call());
      setOutcome({ tone: 'good', words });
    } catch (error) {
      setOutcome({ tone: 'error', words: failureMessage(error) });
    }
    setBusy(false);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: keyof AboutSeeker) => String(data.get(name) ?? '').trim();
    const json = { whoMovesIn: text('whoMovesIn'), work: text('work'), moveIn: text('moveIn'), note: text('note') };
    if (Object.entries(json).some(([name, words]) => name !== 'moveIn' && holdsNumber(words))) {
      return setOutcome({ tone: 'error', words: LEAVE_OUT_NUMBERS });
    }
    void follow(
      async () => (await http.request('PUT /api/v1/user/tenant-details', { json })).about,
      'Saved. Owners see it with your contact or interest.',
    );
  };
  const forget = () =>
    void follow(async () => {
      await http.request('DELETE /api/v1/user/tenant-details', {});
      return null;
    }, 'Deleted. No owner sees it any more.');
  const shown = saved ?? NOTHING;
  return (
    <PageColumn width="form" top={32} bottom={72}>
      <PageHeading>
        <h1>About you, for owners</h1>
        <Lead>
          A few words help an owner say yes sooner. Only owners whose number you asked for, or whose home you showed
          interest in, see them. Your number is never part of it.
        </Lead>
      </PageHeading>
      {/* The key resets the fields after deletion. */}
      <Section as="form" key={saved ? 'kept' : 'none'} onSubmit={save} aria-label="About you, for owners">
        <TextField label="Who moves in" name="whoMovesIn" maxLength={80} defaultValue={shown.whoMovesIn} />
        <TextField label="Work or studies" name="work" maxLength={80} defaultValue={shown.work} />
        <TextField label="When you would move in" name="moveIn" type="date" defaultValue={shown.moveIn} />
        <TextAreaField
          label="Anything else"
          name="note"
          maxLength={500}
          defaultValue={shown.note}
          help="Leave out phone numbers: owners get yours only with a contact."
        />
        {outcome && <AlertNote tone={outcome.tone}>{outcome.words}</AlertNote>}
        <ActionsRow>
          <Button type="submit" variant="primary" busy={busy}>
            Save
          </Button>
          {saved && (
            <Button variant="quiet" busy={busy} onClick={forget}>
              Delete
            </Button>
          )}
        </ActionsRow>
      </Section>
    </PageColumn>
  );
}
