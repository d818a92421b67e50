import { profileLink } from '@aangan/shared-kit/links/account';
import { Form, Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import styles from './my-notes.module.css';
import { type NotesWish, notesLink } from './notes-address.ts';

/** Search and filter as a GET form, which works without JavaScript. */
export function NotesFilter({ wish }: { readonly wish: NotesWish }) {
  const all = { ...wish, page: 1 };
  return (
    <div className={styles.filter}>
      <Form role="search" method="get" action={profileLink('myNotes')} className={styles.search}>
        <TextField type="search" name="q" label="Search your notes" defaultValue={wish.search} maxLength={100} />
        {wish.openFollowUps && <input type="hidden" name="followUp" value="open" />}
        <Button type="submit">Search</Button>
      </Form>
      <nav aria-label="Which notes" className={styles.which}>
        <Link
          to={notesLink({ ...all, openFollowUps: false })}
          aria-current={wish.openFollowUps ? undefined : 'true'}
          className={styles.choice}
        >
          All
        </Link>
        <Link
          to={notesLink({ ...all, openFollowUps: true })}
          aria-current={wish.openFollowUps ? 'true' : undefined}
          className={styles.choice}
        >
          Open follow-ups
        </Link>
      </nav>
    </div>
  );
}
