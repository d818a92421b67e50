import type { CallInput } from '@aangan/shared-kit/contracts/all-calls';
import type { PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { useDraftForm } from './draft-form.tsx';
import styles from './draft-notes.module.css';
import { DELETED, deletedWords } from './listing-form.words.ts';

/** Says that the listing was deleted, and how its answers are saved: by bringing it back, or in a new listing. */
export function DeletedNote({ page }: { readonly page: PageName }) {
  const { draft, deletion, undelete } = useDraftForm();
  if (!deletion) return null;
  if (deletion.state === 'final') return <StartAgain page={page} />;
  return (
    <AlertNote tone="attention">
      <p>{deletedWords(draft.undoUntil)}</p>
      {deletion.problem !== undefined && <p role="alert">{deletion.problem}</p>}
      <div className={styles.choices}>
        <Button size="small" variant="primary" busy={deletion.busy} onClick={() => void undelete()}>
          {DELETED.undo}
        </Button>
      </div>
    </AlertNote>
  );
}

/** Starts a new listing with all answers of the form. */
function StartAgain({ page }: { readonly page: PageName }) {
  const { draft, values } = useDraftForm();
  const { category, city } = draft;
  const navigate = useNavigate();
  const starting = useMutation('POST /api/v1/property/manage');
  async function start(): Promise<void> {
    const typedAt = Date.now();
    const typed = Object.entries(values).filter(([, value]) => value !== undefined);
    const changes: CallInput<'POST /api/v1/property/manage'>['json']['changes'] = Object.fromEntries(
      typed.map(([field, value]) => [field, { value, typedAt }]),
    );
    const started = await starting.run({ json: { category, city, ...(changes && { changes }) } });
    if (started) await navigate(manageLink({ id: started.answer.id, category, pageName: page }));
  }
  return (
    <AlertNote tone="attention">
      <p>{DELETED.final}</p>
      {starting.problem !== undefined && <p role="alert">{starting.problem}</p>}
      <div className={styles.choices}>
        <Button size="small" variant="primary" busy={starting.busy} onClick={() => void start()}>
          {DELETED.startAgain}
        </Button>
      </div>
    </AlertNote>
  );
}
