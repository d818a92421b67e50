import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { afterPaint } from '@aangan/shared-kit/platform/after-paint';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { startTransition, useEffect, useState } from 'react';
import { useFilterDraft } from './filter-draft.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-sheet.module.css';
import { unfiltered } from './narrow.ts';
import { ShowButton } from './show-button.tsx';

interface FilterSheetProps {
  readonly search: ListingSearch;
  readonly view: 'map' | undefined;
  /** Opens when the number changes. */
  readonly toggles: number;
}

/** All filters of the category, with the result count of each option. Nothing applies before "Show … homes". */
export function FilterSheet({ search, view, toggles }: FilterSheetProps) {
  const navigate = useNavigate();
  const { open, show, hide, hand } = useSheetHistory('filters');
  const { draft, counts, begin, change } = useFilterDraft(search);
  const [applying, setApplying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it once
  useEffect(() => {
    // The sheet has many fields, so they render at low priority.
    startTransition(() => {
      begin();
      show();
    });
  }, [toggles]);
  const apply = () => {
    setApplying(true);
    // Closing the sheet recalculates styles of the whole page behind it.
    afterPaint(() => {
      setApplying(false);
      hand();
      // The new search replaces the sheet’s own history entry.
      void navigate(searchLink(draft, view ? { view } : {}), { replace: true });
    });
  };
  const footer = (
    <>
      <Button variant="quiet" className={styles.clearAll} onClick={() => change(unfiltered)}>
        Clear all
      </Button>
      <ShowButton category={draft.category} counts={counts} busy={applying} onClick={apply} />
    </>
  );
  return (
    <Sheet title="Filters" open={open} onClose={hide} height="full" place="side" footer={footer}>
      <FilterFields search={draft} onChange={change} facets={counts.answer?.facets} />
    </Sheet>
  );
}
