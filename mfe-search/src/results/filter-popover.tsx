import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { Popover } from '@aangan/shared-kit/ui/popover';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FilterName } from './filters.ts';

const importContent = () => import(/* webpackChunkName: "page-results-filters" */ './filter-popover-content.tsx');
const FilterPopoverContent = lazy(async () => ({ default: (await importContent()).FilterPopoverContent }));

interface FilterPopoverProps {
  readonly name: FilterName;
  readonly label: string;
  readonly on: boolean;
  readonly search: ListingSearch;
  readonly view: 'map' | undefined;
}

/** One filter of the bar. Its controls load when the pointer or focus comes near; choices apply when it closes. */
export function FilterPopover({ name, label, on, search, view }: FilterPopoverProps) {
  const [near, setNear] = useState(false);
  const apply = useRef<() => void>(undefined);
  const trigger = () => setNear(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads when the pointer or focus comes near
    <div onPointerEnter={() => void importContent()} onPointerDown={trigger} onFocus={trigger}>
      <Popover label={label} active={on} group="filters" onClose={() => apply.current?.()}>
        {near && (
          <Suspense fallback="Loading…">
            <FilterPopoverContent name={name} search={search} view={view} apply={apply} />
          </Suspense>
        )}
      </Popover>
    </div>
  );
}
