import { profileLink } from '@aangan/shared-kit/links/account';
import { Form, Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { TextField } from '@aangan/shared-kit/ui/field';
import { Stack } from '@aangan/shared-kit/ui/layout';
import styles from './my-notes.module.css';
import { type NotesQuery, notesLink } from './notes-address.ts';

/** Search and filter as a GET form, which works without JavaScript. */
export function NotesFilter({ query }: { readonly query: NotesQuery }) {
  const all = { ...query, page: 1 };
  return (
    <Stack gap={16}>
      <Form role="search" method="get" action={profileLink('myNotes')} className={styles.search}>
        <TextField type="search" name="q" label="Search your notes" defaultValue={query.search} maxLength={100} />
        {query.openFollowUps && <input type="hidden" name="followUp" value="open" />}
        <Button type="submit">Search</Button>
      </Form>
      <nav aria-label="Which notes" className={styles.which}>
        <Link
          to={notesLink({ ...all, openFollowUps: false })}
          aria-current={query.openFollowUps ? undefined : 'true'}
          className={styles.choice}
        >
          All
        </Link>
        <Link
          to={notesLink({ ...all, openFollowUps: true })}
          aria-current={query.openFollowUps ? 'true' : undefined}
          className={styles.choice}
        >
          Open follow-ups
        </Link>
      </nav>
    </Stack>
  );
}
