import type { FieldName, FieldValue } from '@aangan/shared-kit/domain/posting/posting-fields';
import type { PageName } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';
import { manageLink } from '@aangan/shared-kit/links/posting';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { DeletedNote } from './deleted-note.tsx';
import { useDraftForm } from './draft-form.tsx';
import styles from './draft-notes.module.css';
import { CONFLICTS, changedElsewhereWords, PUBLISH_CHANGES, UNPUBLISHED } from './listing-form.words.ts';
import { valueWords } from './value-words.ts';

/** What the owner should know about the draft: its deletion, changes of other devices, and changes that are not published. */
export function DraftNotes({ page }: { readonly page: PageName }) {
  const { draft, deletion, conflicts, changedElsewhere } = useDraftForm();
  const { id, category } = draft;
  return (
    <>
      <DeletedNote page={page} />
      {conflicts.length > 0 && (
        <AlertNote tone="attention">
          <p>{CONFLICTS}</p>
          <ul className={styles.conflicts}>
            {conflicts.map(({ field, kept, dropped }) => (
              <Conflict key={field} field={field} kept={kept} dropped={dropped} />
            ))}
          </ul>
        </AlertNote>
      )}
      {changedElsewhere.length > 0 && (
        <AlertNote tone="info">
          <p>{changedElsewhereWords(category, changedElsewhere)}</p>
        </AlertNote>
      )}
      {!deletion && draft.state !== 'draft' && draft.unpublished.length > 0 && page !== 'confirm' && (
        <AlertNote tone="info">
          <p>
            {UNPUBLISHED} <Link to={manageLink({ id, category, pageName: 'confirm' })}>{PUBLISH_CHANGES}</Link>
          </p>
        </AlertNote>
      )}
    </>
  );
}

interface ConflictProps {
  readonly field: FieldName;
  readonly kept: FieldValue | null;
  readonly dropped: FieldValue | null;
}

/** Both values of an answer; the one that was typed last comes first and is the saved one. */
function Conflict({ field, kept, dropped }: ConflictProps) {
  const { draft, settle } = useDraftForm();
  const label = fieldLabel(draft.category, field);
  return (
    <li>
      <p>{label}</p>
      <div className={styles.choices}>
        {[kept, dropped].map((value, index) => (
          <Button
            key={index === 0 ? 'kept' : 'dropped'}
            size="small"
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => settle(field, value)}
          >
            Keep {valueWords(field, value)}
          </Button>
        ))}
      </div>
    </li>
  );
}
