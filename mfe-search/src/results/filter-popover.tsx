import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Popover } from '@aangan/shared-kit/ui/popover';
import { type MouseEvent, useState } from 'react';
import { chosenOf } from './chosen-filters.ts';
import { useFilterDraft } from './filter-draft.ts';
import { FilterField } from './filter-field.tsx';
import { FILTERS, type FilterName } from './filters.ts';
import styles from './results.module.css';
import { ShowButton } from './show-button.tsx';

interface FilterPopoverProps {
  readonly name: FilterName;
  readonly search: ListingSearch;
  readonly onCommit: (search: ListingSearch) => void;
}

/** One filter of the bar. What is chosen in it applies when it closes. */
export function FilterPopover({ name, search, onCommit }: FilterPopoverProps) {
  const filter = FILTERS[name];
  const { draft, counts, begin, change } = useFilterDraft(search);
  // The controls exist from when somebody comes near: the page arrives without them.
  const [near, setNear] = useState(false);
  const approach = () => {
    if (near) return;
    setNear(true);
    begin();
  };
  const [first, ...others] = chosenOf(filter, search);
  const label = first ? `${first.label}${others.length > 0 ? ` +${others.length}` : ''}` : filter.legend;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that somebody comes near
    <div onPointerDown={approach} onFocus={approach}>
      <Popover
        label={label}
        active={first !== undefined}
        group="filters"
        onClose={() => {
          if (draft !== search) onCommit(draft);
        }}
      >
        {near && (
          <div className={styles.popover}>
            <FilterField filter={filter} search={draft} onChange={change} facets={counts.answer?.facets} />
            <ShowButton category={search.category} counts={counts} onClick={closePopover} />
          </div>
        )}
      </Popover>
    </div>
  );
}

function closePopover(event: MouseEvent) {
  const details = event.currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
