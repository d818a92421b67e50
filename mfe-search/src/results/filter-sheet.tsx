import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Button } from '@aangan/shared-kit/ui/button';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import type { FilterDraft } from './filter-draft.ts';
import { FilterFields } from './filter-fields.tsx';
import { unfiltered } from './narrow.ts';
import { ShowButton } from './show-button.tsx';

interface FilterSheetProps {
  readonly filters: FilterDraft;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCommit: (search: ListingSearch) => void;
}

/** All filters of the category, with what each option would bring. Nothing applies before "Show … homes". */
export function FilterSheet({ filters: { draft, counts, change }, open, onClose, onCommit }: FilterSheetProps) {
  const footer = (
    <>
      <Button variant="quiet" onClick={() => change(unfiltered(draft))}>
        Clear all
      </Button>
      <ShowButton category={draft.category} counts={counts} onClick={() => onCommit(draft)} />
    </>
  );
  return (
    <Sheet title="Filters" open={open} onClose={onClose} height="full" place="side" footer={footer}>
      <FilterFields search={draft} onChange={change} facets={counts.answer?.facets} />
    </Sheet>
  );
}
