import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { filterIcon, listIcon, mapIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import type { MouseEvent } from 'react';
import { useFilterDraft } from './filter-draft.ts';
import { FilterPopover } from './filter-popover.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { BAR_FILTERS, FILTERS_BY_CATEGORY } from './filters.ts';
import styles from './results.module.css';
import { SortForm } from './sort-form.tsx';

interface ResultsBarProps {
  readonly search: ListingSearch;
  readonly view: 'map' | undefined;
  /** How many filters are on. */
  readonly chosen: number;
  readonly onCommit: (search: ListingSearch) => void;
}

/** Filters, order and map: a row on desktop, a pill within reach of the thumb on phones. */
export function ResultsBar({ search, view, chosen, onCommit }: ResultsBarProps) {
  const navigate = useNavigate();
  const sheet = useSheetHistory('filters');
  const filters = useFilterDraft(search);
  const openSheet = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    filters.begin();
    sheet.show();
  };
  const apply = (next: ListingSearch) => {
    sheet.hand();
    // The sheet's own entry in the history becomes the new search.
    void navigate(searchLink(next, view ? { view } : {}), { replace: true });
  };
  return (
    <div className={styles.bar}>
      <div className={styles.popovers}>
        {FILTERS_BY_CATEGORY[search.category].slice(0, BAR_FILTERS).map((name) => (
          <FilterPopover key={name} name={name} search={search} onCommit={onCommit} />
        ))}
      </div>
      <div className={styles.pill}>
        <Link
          to={searchLink(search, { view: 'filters' })}
          rel="nofollow"
          className={styles.pillButton}
          onClick={openSheet}
        >
          <Icon path={filterIcon} />
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Link>
        <SortForm search={search} onCommit={onCommit} />
        <Link to={searchLink(search, view ? {} : { view: 'map' })} rel="nofollow" className={styles.pillButton}>
          <Icon path={view ? listIcon : mapIcon} />
          {view ? 'List' : 'Map'}
        </Link>
      </div>
      <FilterSheet filters={filters} open={sheet.open} onClose={sheet.hide} onCommit={apply} />
    </div>
  );
}
