import { CATEGORY_FACTS } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { COMPARED_AT_MOST, comparisonLink } from '@aangan/shared-kit/links/compare';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Form } from '@aangan/shared-kit/platform/router';
import { AddToComparison, Candidate } from '@aangan/shared-kit/ui/add-to-comparison';
import { Button, LinkButton } from '@aangan/shared-kit/ui/button';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { TextField } from '@aangan/shared-kit/ui/field';
import { plusIcon } from '@aangan/shared-kit/ui/icon-paths';
import type { ListingCard } from '../listing/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import styles from './add-home.module.css';
import { COMPARE_WORDS } from './compare.words.ts';
import { useCompareList } from './compare-list.ts';
import { SavedCandidates } from './saved-candidates.tsx';

interface AddHomeProps {
  readonly ids: readonly string[];
  /** Homes similar to the first one. */
  readonly candidates: readonly ListingCard[];
  /** Typed text that did not match a home. */
  readonly refused: string | null;
}

/** Search that most comparisons start from. */
const SEARCHED = ['RENT', 'BUY', 'PG'] as const;

/** Ways to add another home to the comparison; each only changes the address. */
export function AddHome({ ids, candidates, refused }: AddHomeProps) {
  const { session } = usePlatform();
  const saved = useCompareList();
  const withSaved = [...new Set([...ids, ...saved])].slice(0, COMPARED_AT_MOST);
  return (
    <AddToComparison id="add-home" title={ids.length > 0 ? 'Add another home' : 'Add a home'}>
      {withSaved.length > ids.length && (
        <p>
          <LinkButton to={comparisonLink({ ids: withSaved })}>
            {COMPARE_WORDS.add(withSaved.length - ids.length)}
          </LinkButton>
        </p>
      )}
      <Form method="get" action="/comparePage">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
        <TextField
          label="Home’s web address"
          name="add"
          required
          autoComplete="off"
          defaultValue={refused ?? ''}
          error={refused === null ? undefined : COMPARE_WORDS.wrongAddress}
          help={COMPARE_WORDS.addressHelp}
        />
        <Button type="submit" icon={plusIcon}>
          Add to the comparison
        </Button>
      </Form>
      <SavedCandidates ids={ids} />
      {candidates.length > 0 && (
        <Carousel level={3} title="Similar homes">
          {candidates.map((listing) => (
            <Candidate key={listing.id} to={comparisonLink({ ids: [...ids, listing.id] })}>
              <ListingCardView listing={listing} />
            </Candidate>
          ))}
        </Carousel>
      )}
      {ids.length === 0 && (
        <ul className={styles.search}>
          {SEARCHED.map((category) => (
            <li key={category}>
              <LinkButton to={searchLink(emptySearch(category, session.city))}>
                Find {CATEGORY_FACTS[category].plural}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </AddToComparison>
  );
}
