import { comparisonLink } from '@aangan/shared-kit/links/compare';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Candidate } from '@aangan/shared-kit/ui/add-to-comparison';
import { Carousel } from '@aangan/shared-kit/ui/carousel';
import { startTransition, useEffect, useState } from 'react';
import type { ListingCard } from '../listing/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { accountHomes, deviceHomes, type SavedSource } from '../saved-homes/public.ts';

const ROWS = [
  { source: 'shortlist', title: 'From your shortlist' },
  { source: 'views', title: 'Recently viewed' },
] as const satisfies readonly { source: SavedSource; title: string }[];

/** Cards in a row. */
const SHOWN_AT_MOST = 10;

type Rows = readonly { readonly title: string; readonly listings: readonly ListingCard[] }[];

/** Shortlisted and recently viewed homes, each added by one press. They load after the page, which is public. */
export function SavedCandidates({ ids }: { readonly ids: readonly string[] }) {
  const platform = usePlatform();
  const [rows, setRows] = useState<Rows>([]);
  useEffect(() => {
    let left = false;
    const load = ROWS.map(async ({ source, title }) => {
      const homes = (await accountHomes(source, platform)) ?? (await deviceHomes(source, platform.http));
      return { title, listings: homes.map(({ listing }) => listing).filter(({ closed }) => !closed) };
    });
    // The rows are an addition: without them the other ways to add a home remain.
    Promise.all(load).then(
      (found) => left || startTransition(() => setRows(found)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [platform]);
  return rows.map(({ title, listings }) => {
    const others = listings.filter(({ id }) => !ids.includes(id)).slice(0, SHOWN_AT_MOST);
    return (
      others.length > 0 && (
        <Carousel key={title} level={3} title={title}>
          {others.map((listing) => (
            <Candidate key={listing.id} to={comparisonLink({ ids: [...ids, listing.id] })}>
              <ListingCardView listing={listing} />
            </Candidate>
          ))}
        </Carousel>
      )
    );
  });
}
