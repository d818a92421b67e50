import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { afterPaint } from '@aangan/shared-kit/platform/after-paint';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { type MouseEvent, type RefObject, useEffect, useImperativeHandle } from 'react';
import { useFilterDraft } from './filter-draft.ts';
import { FilterField } from './filter-field.tsx';
import { FILTERS, type FilterName } from './filters.ts';
import { ShowButton } from './show-button.tsx';

interface FilterPopoverContentProps {
  readonly name: FilterName;
  readonly search: ListingSearch;
  readonly view: 'map' | undefined;
  /** Called when the popover closes. */
  readonly apply: RefObject<(() => void) | undefined>;
}

/** The controls of one filter, with the result count of each choice. */
export function FilterPopoverContent({ name, search, view, apply }: FilterPopoverContentProps) {
  const navigate = useNavigate();
  const { draft, counts, begin, change } = useFilterDraft(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, when its script has loaded
  useEffect(begin, []);
  useImperativeHandle(apply, () => () => {
    // The closed popover is painted before the navigation starts.
    if (draft !== search) afterPaint(() => void navigate(searchLink(draft, view ? { view } : {})));
  });
  return (
    <Stack gap={16}>
      <FilterField filter={FILTERS[name]} search={draft} onChange={change} facets={counts.answer?.facets} />
      <ShowButton category={search.category} counts={counts} onClick={closePopover} />
    </Stack>
  );
}

function closePopover(event: MouseEvent) {
  const details = event.currentTarget.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}
