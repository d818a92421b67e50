import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { useEffect } from 'react';
import { cityName } from '../listing-search/public.ts';
import { SearchIdeas } from '../search-ideas/public.ts';
import type { ResultsData } from './results-data.ts';
import { WhereForm } from './where-form.tsx';

interface SearchSheetProps {
  readonly data: ResultsData;
  /** Opens when the number changes. */
  readonly openRequests: number;
}

const FIELD = 'where-full';

/** The place box full screen, with places to choose from. Back closes it. */
export function SearchSheet({ data: { search, where, view }, openRequests }: SearchSheetProps) {
  const navigate = useNavigate();
  const { open, show, hide, hand } = useSheetHistory('search');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it once
  useEffect(() => show(), [openRequests]);
  useEffect(() => {
    if (open) document.getElementById(FIELD)?.focus();
  }, [open]);
  const go = (to: string) => {
    hand();
    // The new search replaces the sheet’s own history entry.
    void navigate(to, { replace: true });
  };
  const { city, category } = search;
  return (
    <Sheet title="Change the search" open={open} onClose={hide} height="full">
      <Stack gap={16}>
        <WhereForm id={FIELD} search={search} where={where} view={view} onGo={go} />
        <SearchIdeas city={city} cityName={cityName(city)} category={category} onGo={go} />
      </Stack>
    </Sheet>
  );
}
