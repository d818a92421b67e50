import { Icon } from '@aangan/shared-kit/ui/icon';
import { searchIcon } from '@aangan/shared-kit/ui/icon-paths';
import { lazy, type MouseEvent, Suspense, startTransition, useState } from 'react';
import { HOME_WORDS } from './home.words.ts';
import styles from './search-pill.module.css';
import type { SearchScreenProps } from './search-screen.tsx';

const importScreen = () => import(/* webpackChunkName: "page-home-search" */ './search-screen.tsx');
const SearchScreen = lazy(async () => ({ default: (await importScreen()).SearchScreen }));
const warmUp = () => void importScreen().catch(() => undefined);

/** Id of the search box of the page, which the pill leads to without JavaScript. */
export const SEARCH_BOX = 'search-box';

/** The search box of phones: one field that opens the search full screen. */
export function SearchPill(props: Omit<SearchScreenProps, 'openRequests'>) {
  // Counts the requests to open the screen, whose script loads on approach.
  const [openRequests, setOpenRequests] = useState(0);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    startTransition(() => setOpenRequests(openRequests + 1));
  };
  return (
    <>
      <a
        href={`#${SEARCH_BOX}`}
        className={styles.pill}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
        onFocus={warmUp}
        onClick={open}
      >
        <Icon path={searchIcon} size={24} />
        <span>
          <strong>
            {props.words} in {props.cityName}
          </strong>
          <span className={styles.hint}>{HOME_WORDS.where}</span>
        </span>
      </a>
      {openRequests > 0 && (
        <Suspense fallback={null}>
          <SearchScreen {...props} openRequests={openRequests} />
        </Suspense>
      )}
    </>
  );
}
