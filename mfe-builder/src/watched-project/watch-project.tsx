import type { WatchedProject } from '@aangan/shared-kit/contracts/watched-projects';
import { useLoginFirst } from '@aangan/shared-kit/platform/login-first';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { CheckboxGroup } from '@aangan/shared-kit/ui/choice-group';
import { TextAreaField } from '@aangan/shared-kit/ui/field';
import { ActionsRow, SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { type FormEvent, useState } from 'react';
import styles from './watched-project.module.css';
import { WATCH_LOGIN, WATCH_WORDS } from './watched-project.words.ts';

/** A person's own note on a project and their price alert. What is saved is read when they open it. */
export function WatchProject({ id }: { readonly id: string }) {
  const [watched, setWatched] = useState<WatchedProject | null>();
  const loading = useMutation('GET /api/v1/user/watched-projects');
  const open = useLoginFirst({ flow: WATCH_LOGIN, resume: `watch-project:${id}` }, async (_: null) => {
    const loaded = await loading.run({});
    if (loaded) setWatched(loaded.answer.projects.find(({ project }) => project.id === id) ?? null);
  });
  if (watched === undefined) {
    return (
      <div>
        {loading.problem !== undefined && <AlertNote tone="error">{loading.problem}</AlertNote>}
        <ScriptedButton busy={loading.busy} onClick={() => void open(null)}>
          {WATCH_WORDS.open}
        </ScriptedButton>
      </div>
    );
  }
  return <WatchForm id={id} watched={watched} onChanged={setWatched} />;
}

interface WatchFormProps {
  readonly id: string;
  readonly watched: WatchedProject | null;
  readonly onChanged: (watched: WatchedProject | null) => void;
}

function WatchForm({ id, watched, onChanged }: WatchFormProps) {
  const [note, setNote] = useState(watched?.note ?? '');
  const [alert, setAlert] = useState(watched?.priceAlert ?? true);
  const [done, setDone] = useState<string>();
  const saving = useMutation('PUT /api/v1/user/watched-projects/{id}');
  const removing = useMutation('DELETE /api/v1/user/watched-projects/{id}');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await saving.run({ params: { id }, json: { note, priceAlert: alert } });
    if (!saved) return;
    onChanged(saved.answer.watched);
    setDone(WATCH_WORDS.saved);
  };
  const remove = async () => {
    if (!(await removing.run({ params: { id } }))) return;
    onChanged(null);
    setNote('');
    setAlert(false);
    setDone(WATCH_WORDS.removed);
  };
  const problem = saving.problem ?? removing.problem;
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} aria-label={WATCH_WORDS.open}>
      <div>
        <h3>{WATCH_WORDS.open}</h3>
        <SmallText>{WATCH_WORDS.about}</SmallText>
      </div>
      <CheckboxGroup
        legend={WATCH_WORDS.alert}
        name="priceAlert"
        look="rows"
        help={WATCH_WORDS.alertHelp}
        options={[{ value: 'on', label: WATCH_WORDS.alertLabel }]}
        value={alert ? ['on'] : []}
        onChange={(chosen) => setAlert(chosen.length > 0)}
      />
      <TextAreaField
        label={WATCH_WORDS.note}
        help={WATCH_WORDS.noteHelp}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {problem !== undefined && <AlertNote tone="error">{problem}</AlertNote>}
      {done !== undefined && problem === undefined && <AlertNote tone="good">{done}</AlertNote>}
      <ActionsRow>
        <Button type="submit" busy={saving.busy}>
          {WATCH_WORDS.save}
        </Button>
        {watched !== null && (
          <Button variant="quiet" busy={removing.busy} onClick={() => void remove()}>
            {WATCH_WORDS.remove}
          </Button>
        )}
      </ActionsRow>
    </form>
  );
}
