import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { Button } from '@aangan/shared-kit/ui/button';
import type { MouseEvent } from 'react';
import { countWords } from '../listing-search/public.ts';
import type { LiveCounts } from './live-counts.ts';

interface ShowButtonProps {
  readonly category: ListingCategory;
  readonly counts: LiveCounts;
  readonly busy?: boolean;
  readonly onClick: (event: MouseEvent) => void;
}

/** "Show 128 homes for rent": shows the result count before the filters are applied. */
export function ShowButton({ category, counts: { answer, status }, busy = false, onClick }: ShowButtonProps) {
  const words = answer ? countWords(category, answer.total) : 'results';
  return (
    <Button variant="primary" wide busy={busy} onClick={onClick}>
      <span aria-live="polite">{status === 'failed' ? 'Show results' : `Show ${words}`}</span>
    </Button>
  );
}
