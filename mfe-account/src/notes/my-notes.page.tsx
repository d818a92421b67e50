import { profileLink } from '@aangan/shared-kit/links/account';
import { type PageArgs, usePageData } from '@aangan/shared-kit/platform/page';
import { personalHead } from '@aangan/shared-kit/platform/personal-head';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { EmptyState } from '@aangan/shared-kit/ui/empty-state';
import { editIcon, searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Rows, SoftText } from '@aangan/shared-kit/ui/layout';
import { Pagination } from '@aangan/shared-kit/ui/pagination';
import { ProfileFrame } from '../profile-frame/public.ts';
import { fetchNotes } from './fetch-notes.ts';
import { MY_NOTES_WORDS } from './my-notes.words.ts';
import { NoteCard } from './note-card.tsx';
import { notesLink, notesQuery } from './notes-address.ts';
import { NotesFilter } from './notes-filter.tsx';

/** Source: product-and-plans, section 2 (profile tabs). */
export async function loader({ url, platform: { http } }: PageArgs) {
  const query = notesQuery(url.searchParams);
  return { query, ...(await fetchNotes(http, query)) };
}

export const head = () => personalHead('Your notes');

export function Component() {
  const { query, notes, total, pages, timeZone } = usePageData<typeof loader>();
  const filtered = query.search !== '' || query.openFollowUps;
  return (
    <ProfileFrame title="Notes" lead={MY_NOTES_WORDS.lead}>
      {(total > 0 || filtered) && <NotesFilter key={notesLink(query)} query={query} />}
      {notes.length > 0 ? (
        <>
          <SoftText>{total === 1 ? '1 note' : `${total} notes`}</SoftText>
          <Rows gap={16}>
            {notes.map((note) => (
              <li key={note.id}>
                <NoteCard note={note} timeZone={timeZone} />
              </li>
            ))}
          </Rows>
          <Pagination
            current={query.page}
            last={pages}
            pages={Array.from({ length: pages }, (_, index) => ({
              page: index + 1,
              href: notesLink({ ...query, page: index + 1 }),
            }))}
          />
        </>
      ) : filtered ? (
        <EmptyState
          icon={searchIcon}
          title={query.search === '' ? 'No follow-ups are open' : MY_NOTES_WORDS.noMatch(query.search)}
          actions={<LinkButton to={profileLink('myNotes')}>Show all notes</LinkButton>}
        />
      ) : (
        <EmptyState icon={editIcon} title="No notes yet" actions={<LinkButton to="/">Look at homes</LinkButton>}>
          <p>{MY_NOTES_WORDS.empty}</p>
        </EmptyState>
      )}
    </ProfileFrame>
  );
}
