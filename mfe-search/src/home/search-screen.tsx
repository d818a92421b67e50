import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Sheet } from '@aangan/shared-kit/ui/sheet';
import { useSheetHistory } from '@aangan/shared-kit/ui/sheet-history';
import { useEffect, useRef } from 'react';
import { SearchIdeas } from '../search-ideas/public.ts';
import { EMPTY_DRAFT, type SearchDraft, SearchForm, type SearchFormProps } from './search-form.tsx';
import styles from './search-screen.module.css';

export interface SearchScreenProps extends Pick<SearchFormProps, 'category' | 'words' | 'cities' | 'city' | 'onCity'> {
  readonly cityName: string;
  /** Opens when the number changes. */
  readonly openRequests: number;
}

const FIELD = 'screen-place';

/** The search box full screen, with searches that need no typing. Back closes it, and what was chosen is kept. */
export function SearchScreen({ cityName, openRequests, ...form }: SearchScreenProps) {
  const navigate = useNavigate();
  const { open, show, hide, hand } = useSheetHistory('search');
  const draft = useRef<SearchDraft>(EMPTY_DRAFT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it once
  useEffect(() => show(), [openRequests]);
  useEffect(() => {
    if (open) document.getElementById(FIELD)?.focus();
  }, [open]);
  const go = (to: string) => {
    hand();
    // The results replace the screen’s own history entry.
    void navigate(to, { replace: true });
  };
  const { city, category, words } = form;
  return (
    <Sheet title={`${words} in ${cityName}`} open={open} onClose={hide} height="full">
      <div className={styles.screen}>
        <SearchForm {...form} id={FIELD} draft={draft} onGo={go}>
          <SearchIdeas city={city} cityName={cityName} category={category} onGo={go} />
        </SearchForm>
      </div>
    </Sheet>
  );
}
