/** Sentences of the search of a staff queue. */
export const STAFF_SEARCH_WORDS = {
  title: 'Search this list',
  label: (listings: boolean) => (listings ? 'Phone number, name or listing' : 'Phone number or name'),
  help: (listings: boolean) =>
    listings
      ? 'A whole phone number, part of a name, or the id or address of a listing. Your search is stored with your name, without what you type.'
      : 'A whole phone number, or part of a name. Your search is stored with your name, without what you type.',
  send: 'Search',
  nothing: (typed: string) => `Nothing that waits matches “${typed}”.`,
  found: (count: number) => (count === 1 ? '1 case matches your search.' : `${count} cases match your search.`),
  /** After the last found case is decided. */
  gone: 'The cases that matched your search no longer wait for a decision.',
  all: 'Show all cases',
} as const;
