import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { similarLink } from '@aangan/shared-kit/links/listing';
import { Link } from '@aangan/shared-kit/platform/router';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { RetryNote } from '@aangan/shared-kit/ui/retry-note';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use } from 'react';
import { FeedbackLine, useRankedCards } from '../feedback/public.ts';
import type { ListingCard } from '../listing/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { SIMILAR_WORDS } from './similar.words.ts';
import styles from './similar-listings.module.css';

export interface SimilarListingsProps {
  readonly id: string;
  readonly category: ListingCategory;
  /** Null when they could not be loaded. */
  readonly listings: Promise<readonly ListingCard[] | null>;
}

/** Cards of similar listings, shown once they have loaded. */
export function SimilarListings(props: SimilarListingsProps) {
  return (
    <div className={styles.similar}>
      <Suspense fallback={<LoadingSkeleton id={props.id} />}>
        <Cards {...props} />
      </Suspense>
    </div>
  );
}

function LoadingSkeleton({ id }: Pick<SimilarListingsProps, 'id'>) {
  return (
    <div className={styles.skeleton} data-growing>
      <Skeleton shape="block" />
      <noscript>
        <a href={similarLink(id)}>See similar listings</a>
      </noscript>
    </div>
  );
}

const NONE: readonly ListingCard[] = [];

function Cards({ id, category, listings }: SimilarListingsProps) {
  const all = use(listings);
  const { listings: found, heeds } = useRankedCards(all ?? NONE);
  const { plural, singular } = CATEGORY_FACTS[category];
  if (!all) {
    return <RetryNote tone="attention">{SIMILAR_WORDS.failed(plural)}</RetryNote>;
  }
  if (found.length === 0) return <p>{SIMILAR_WORDS.none(plural)}</p>;
  return (
    <Carousel
      level={3}
      title={SIMILAR_WORDS.found(found.length, found.length === 1 ? singular : plural)}
      note={<FeedbackLine heeds={heeds} />}
      more={<Link to={similarLink(id)}>See all</Link>}
    >
      {found.map((listing) => (
        <ListingCardView key={listing.id} listing={listing} />
      ))}
    </Carousel>
  );
}
