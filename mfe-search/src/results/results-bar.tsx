import { Link, useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Icon } from '@aangan/shared-kit/ui/icon';
import { chevronDownIcon, filterIcon, listIcon, mapIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Unscripted } from '@aangan/shared-kit/ui/layout';
import { lazy, type MouseEvent, Suspense, startTransition, useState } from 'react';
import { FilterPopover } from './filter-popover.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './results-bar.module.css';
import type { ResultsData } from './results-data.ts';

const importSheet = () => import(/* webpackChunkName: "page-results-filters" */ './filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await importSheet()).FilterSheet }));

/** Filters, order and map: a row on desktop, a pill within reach of the thumb on phones. */
export function ResultsBar({ data }: { readonly data: ResultsData }) {
  const { search, view, chips } = data;
  // Counts the requests to open the sheet, whose script loads with the first.
  const [toggles, setOpenRequests] = useState(0);
  const openSheet = (event: MouseEvent) => {
    if (isForNewTab(event)) return;
    event.preventDefault();
    // The press is painted before the fields of the sheet are laid out.
    startTransition(() => setOpenRequests(toggles + 1));
  };
  return (
    <div className={styles.bar}>
      <div className={styles.popovers}>
        {data.bar.map((filter) => (
          <FilterPopover key={filter.name} {...filter} search={search} view={view} />
        ))}
      </div>
      <div className={styles.pill}>
        <Link
          to={data.filtersTo}
          rel="nofollow"
          className={styles.pillButton}
          onPointerEnter={() => void importSheet()}
          onClick={openSheet}
        >
          <Icon path={filterIcon} />
          {chips.length > 0 ? `Filters (${chips.length})` : 'Filters'}
        </Link>
        <SortForm sort={data.sort} view={view} />
        <Link to={data.mapTo} rel="nofollow" className={styles.pillButton}>
          <Icon path={view ? listIcon : mapIcon} />
          {view ? 'List' : 'Map'}
        </Link>
      </div>
      {toggles > 0 && (
        <Suspense fallback={null}>
          <FilterSheet search={search} view={view} toggles={toggles} />
        </Suspense>
      )}
    </div>
  );
}

interface SortFormProps {
  readonly sort: ResultsData['sort'];
  readonly view: ResultsData['view'];
}

/** The order of the results: applies at once, or by its button without JavaScript. */
function SortForm({ sort: { action, hidden, value, options }, view }: SortFormProps) {
  const navigate = useNavigate();
  const change = (order: string) => {
    const query = [...hidden, ['sort', order], ...(view ? [['view', view]] : [])].map((pair) => pair.join('='));
    void navigate(`${action}?${query.join('&')}`);
  };
  return (
    <form method="get" action={action} className={styles.sort}>
      <HiddenFields fields={hidden} />
      <select
        name="sort"
        aria-label="Sort by"
        className={styles.select}
        value={value}
        onChange={(event) => change(event.target.value)}
      >
        {options.map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.sortIcon}>
        <Icon path={chevronDownIcon} />
      </span>
      <Unscripted>
        <Button type="submit">Sort</Button>
      </Unscripted>
    </form>
  );
}

/** Whether a click on a link asks for a new tab or window. */
export function isForNewTab({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
