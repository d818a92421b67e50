import { newNoteLink } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useResumedAction } from '@aangan/shared-kit/platform/resumed-action';
import { Button } from '@aangan/shared-kit/ui/button';
import { editIcon } from '@aangan/shared-kit/ui/icon-paths';
import styles from './share-button.module.css';

/** Opens the notes sleeve, which belongs to another remote, over the page: a new note, or the one there is. */
export function NoteButton({ id }: { readonly id: string }) {
  const { session, sheets, signUp } = usePlatform();
  const resume = `note:${id}`;
  const open = () => void sheets.open(newNoteLink(id));
  const write = async () => {
    if (await signUp.require('note', { resume })) open();
  };
  useResumedAction(resume, open);
  return (
    <Button variant="quiet" size="small" icon={editIcon} className={styles.share} onClick={() => void write()}>
      {session.loggedIn ? 'Your note' : 'Add a note'}
      {!session.loggedIn && <span className="visually-hidden"> · login needed</span>}
    </Button>
  );
}
