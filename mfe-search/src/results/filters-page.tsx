import { searchLink } from '@aangan/shared-kit/links/search';
import { useNavigate } from '@aangan/shared-kit/platform/router';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { type FormEvent, useState } from 'react';
import { countWords } from '../listing-search/public.ts';
import { FilterFields } from './filter-fields.tsx';
import styles from './filters-page.module.css';
import { FILTERS_PAGE_WORDS } from './filters-page.words.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { FiltersData } from './load-results.ts';
import { unfiltered } from './narrow.ts';
import { formTarget } from './search-form.ts';

/** All filters as a page: a plain form for visits without JavaScript and for links opened in a new tab. */
export function FiltersPage({ data: { search, counts } }: { readonly data: FiltersData }) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(search);
  const { action, hidden } = formTarget(unfiltered(search));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(searchLink(draft));
  };
  return (
    <form method="get" action={action} className={styles.filtersPage} onSubmit={submit}>
      <h1>Filters</h1>
      <p>{FILTERS_PAGE_WORDS.fit(countWords(search.category, counts.total))}</p>
      <HiddenFields fields={hidden} />
      <FilterFields search={draft} onChange={setDraft} facets={counts.facets} />
      <p className={styles.actions}>
        <Button type="submit" variant="primary">
          Show results
        </Button>
        <LinkButton to={searchLink(unfiltered(search))} variant="quiet">
          Clear all
        </LinkButton>
      </p>
    </form>
  );
}
