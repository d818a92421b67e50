import { SORT_LABELS, SORT_ORDERS } from '@aangan/shared-kit/domain/listing-options';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Button } from '@aangan/shared-kit/ui/button';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './results.module.css';
import { formTarget } from './search-form.ts';

interface SortFormProps {
  readonly search: ListingSearch;
  readonly onCommit: (search: ListingSearch) => void;
}

/** The order of the results: applies at once, or by its button where there is no JavaScript. */
export function SortForm({ search, onCommit }: SortFormProps) {
  const { action, hidden } = formTarget({ ...search, sort: 'newest' });
  const offered = SORT_ORDERS.filter((order) => order !== 'nearest' || search.near !== undefined);
  return (
    <form method="get" action={action} className={styles.sort}>
      <HiddenFields fields={hidden} />
      <label className="visually-hidden" htmlFor="sort">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        className={styles.select}
        value={search.sort}
        onChange={({ target }) => {
          const sort = SORT_ORDERS.find((order) => order === target.value);
          if (sort) onCommit({ ...search, sort });
        }}
      >
        {offered.map((order) => (
          <option key={order} value={order}>
            {SORT_LABELS[order]}
          </option>
        ))}
      </select>
      <span className={styles.noscript}>
        <Button type="submit">Sort</Button>
      </span>
    </form>
  );
}
