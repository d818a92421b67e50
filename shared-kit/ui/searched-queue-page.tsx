import type { ReactNode } from 'react';
import type { SearchedQueue, SearchedQueueData } from '../platform/staff-search.ts';
import { STAFF_SEARCH_WORDS } from '../platform/staff-search.words.ts';
import { StaffQueuePage } from './staff-queue-page.tsx';
import { StaffSearch } from './staff-search.tsx';

interface SearchedQueuePageProps<Case> {
  readonly queue: SearchedQueue<Case>;
  /** Of the loader. */
  readonly data: SearchedQueueData<Case>;
  /** What is known of a case. */
  readonly children: (each: Case) => ReactNode;
}

/** A page of cases that wait, with the search above them. It works without JavaScript. */
export function SearchedQueuePage<Case>({ queue, data, children }: SearchedQueuePageProps<Case>) {
  const shown = data.found ? { ...queue, empty: STAFF_SEARCH_WORDS.gone } : queue;
  return (
    <StaffQueuePage
      queue={shown}
      data={data}
      search={<StaffSearch queue={queue} found={data.found ? data.total : undefined} />}
    >
      {children}
    </StaffQueuePage>
  );
}
