import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { SearchStep } from './filter-draft.ts';
import { type Facets, FilterField } from './filter-field.tsx';
import styles from './filter-fields.module.css';
import { FILTERS, FILTERS_BY_CATEGORY } from './filters.ts';

interface FilterFieldsProps {
  readonly search: ListingSearch;
  readonly onChange: (step: SearchStep) => void;
  readonly facets: Facets | undefined;
}

/** Every filter of the search’s category, in one column. */
export function FilterFields({ search, onChange, facets }: FilterFieldsProps) {
  return (
    <div className={styles.fields}>
      {FILTERS_BY_CATEGORY[search.category].map((name) => (
        <FilterField key={name} filter={FILTERS[name]} search={search} onChange={onChange} facets={facets} />
      ))}
    </div>
  );
}
