import { profileLink } from '@aangan/shared-kit/links/account';

/** The filter that the address names. */
export interface NotesQuery {
  readonly search: string;
  readonly openFollowUps: boolean;
  /** From 1. */
  readonly page: number;
}

const MOST_WORDS = 100;
const LAST_PAGE = 1000;

export function notesQuery(parameters: URLSearchParams): NotesQuery {
  const page = Math.trunc(Number(parameters.get('page')));
  return {
    search: (parameters.get('q') ?? '').trim().slice(0, MOST_WORDS),
    openFollowUps: parameters.get('followUp') === 'open',
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Address of the list. Page 1 and unused filters are left out. */
export function notesLink({ search, openFollowUps, page }: NotesQuery): string {
  const parameters = new URLSearchParams({
    ...(search !== '' && { q: search }),
    ...(openFollowUps && { followUp: 'open' }),
    ...(page > 1 && { page: String(page) }),
  });
  return profileLink('myNotes') + (parameters.size > 0 ? `?${parameters}` : '');
}
