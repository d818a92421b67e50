import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Button } from '@aangan/shared-kit/ui/button';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useState } from 'react';
import { FilterField } from './filter-field.tsx';
import { FILTERS, FILTERS_BY_CATEGORY } from './filters.ts';
import { useLiveCounts } from './live-counts.ts';
import { without } from './narrow.ts';
import styles from './results.module.css';
import { ShowButton } from './show-button.tsx';

interface FilterSheetProps {
  readonly search: ListingSearch;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCommit: (search: ListingSearch) => void;
}

/** All filters of the category, with what each option would bring. Nothing applies before "Show … homes". */
export function FilterSheet({ search, open, onClose, onCommit }: FilterSheetProps) {
  const { counts, look } = useLiveCounts();
  const [draft, setDraft] = useState(search);
  const [shown, setShown] = useState(false);
  if (open !== shown) {
    setShown(open);
    if (open) setDraft(search);
  }
  const change = (next: ListingSearch) => {
    setDraft(next);
    look(next);
  };
  return (
    <Sheet
      title="Filters"
      open={open}
      onClose={onClose}
      height="full"
      place="side"
      footer={
        <>
          <Button variant="quiet" onClick={() => change(unfiltered(draft))}>
            Clear all
          </Button>
          <ShowButton category={search.category} counts={counts} onClick={() => onCommit(draft)} />
        </>
      }
    >
      <div ref={(element) => void (element && counts.status === 'idle' && look(search, 0))} className={styles.fields}>
        {FILTERS_BY_CATEGORY[search.category].map((name) => (
          <FilterField
            key={name}
            filter={FILTERS[name]}
            search={draft}
            onChange={change}
            facets={counts.answer?.facets}
          />
        ))}
      </div>
    </Sheet>
  );
}
