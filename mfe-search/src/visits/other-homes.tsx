import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { Suspense, use, useState } from 'react';
import { cardLink, type ListingCard, listingCard } from '../listing/public.ts';
import styles from './visit-sheet.module.css';

interface OtherHomesProps {
  readonly id: string;
  readonly category: ListingCategory;
  readonly title: string;
}

/** The number of homes shown below one visit. */
const SHOWN_AT_MOST = 4;

/** Homes similar to the visited one, without those that the person already visits. */
export function OtherHomes({ id, category, title }: OtherHomesProps) {
  const { http } = usePlatform();
  const [homes] = useState(async () => {
    const params = { type: CATEGORY_FACTS[category].segment, id };
    const query = { isScheduledVisit: 'true' } as const;
    const path = 'GET /api/v1/property/{type}similar/{id}';
    // The visit is complete without similar homes.
    const { records } = await http.request(path, { params, query }).catch(() => ({ records: [] }));
    return records.slice(0, SHOWN_AT_MOST).map(listingCard);
  });
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Homes homes={homes} title={title} />
    </Suspense>
  );
}

interface HomesProps extends Pick<OtherHomesProps, 'title'> {
  readonly homes: Promise<readonly ListingCard[]>;
}

function Homes({ homes, title }: HomesProps) {
  const found = use(homes);
  if (found.length === 0) return null;
  return (
    <section className={styles.others} aria-label="Similar homes">
      <h3>{title}</h3>
      <ul className={styles.list}>
        {found.map((home) => (
          <li key={home.id}>
            <Link to={cardLink(home)}>{home.title}</Link>
            <SmallText as="span">
              {home.priceWords} · {home.facts}
            </SmallText>
          </li>
        ))}
      </ul>
    </section>
  );
}
