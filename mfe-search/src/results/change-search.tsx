import { Icon } from '@aangan/shared-kit/ui/icon';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { lazy, type MouseEvent, Suspense, startTransition, useState } from 'react';
import styles from './change-search.module.css';
import { isForNewTab } from './results-bar.tsx';
import type { ResultsData } from './results-data.ts';
import { WHERE_FORM } from './where-form.tsx';

const importSheet = () => import(/* webpackChunkName: "page-results-search" */ './search-sheet.tsx');
const SearchSheet = lazy(async () => ({ default: (await importSheet()).SearchSheet }));

/** The field of phones that opens the search full screen; without JavaScript it shows the place box of the page. */
export function ChangeSearch({ data }: { readonly data: ResultsData }) {
  // Counts the requests to open the sheet, whose script loads with the first.
  const [openRequests, setOpenRequests] = useState(0);
  const open = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    startTransition(() => setOpenRequests(openRequests + 1));
  };
  return (
    <>
      <a
        href={`#${WHERE_FORM}`}
        className={styles.field}
        aria-label="Change the search"
        aria-haspopup="dialog"
        onPointerEnter={() => void importSheet()}
        onClick={open}
      >
        <Icon path={searchIcon} />
      </a>
      {openRequests > 0 && (
        <Suspense fallback={null}>
          <SearchSheet data={data} openRequests={openRequests} />
        </Suspense>
      )}
    </>
  );
}
