import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { similarLink } from '@aangan/shared-kit/links/listing';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { use } from 'react';
import type { ListingCard } from '../listing/listing.ts';
import { ListingCardView } from '../listing/listing-card.tsx';

interface SimilarListingsProps {
  readonly id: string;
  readonly category: ListingCategory;
  /** Null when they could not be loaded. */
  readonly listings: Promise<readonly ListingCard[] | null>;
}

export function SimilarListings({ id, category, listings }: SimilarListingsProps) {
  const found = use(listings);
  const { revalidate, state } = useRevalidator();
  const { plural } = CATEGORY_FACTS[category];
  if (!found) {
    return (
      <AlertNote tone="attention" busy={state === 'loading'} onRetry={() => void revalidate()}>
        Similar {plural} could not be loaded.
      </AlertNote>
    );
  }
  if (found.length === 0) return <p>There are no similar {plural} just now.</p>;
  return (
    <Carousel title={`Similar ${plural}`} more={<Link to={similarLink(id)}>See all</Link>}>
      {found.map((listing) => (
        <ListingCardView key={listing.id} listing={listing} />
      ))}
    </Carousel>
  );
}
