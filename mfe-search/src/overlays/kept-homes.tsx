import { comparisonLink } from '@aangan/shared-kit/links/compare';
import { deviceShortlist } from '@aangan/shared-kit/platform/device-shortlist';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { compareIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCompareList } from '../compare/compare-list.ts';
import { type ListingCard, listingCard } from '../listing/listing.ts';
import { ListingCardView } from '../listing/listing-card.tsx';
import styles from './overlay.module.css';

/** Cards that one look-up gives. */
const SHOWN_AT_MOST = 30;

interface KeptHomesProps {
  /** The account's, or null for a visitor who has not logged in: then this device knows them. */
  readonly shortlist: readonly ListingCard[] | null;
}

/** What was shortlisted, and the homes ticked for comparison on this device. */
export function KeptHomes({ shortlist }: KeptHomesProps) {
  const compared = useCompareList();
  const here = useDeviceCards(shortlist === null);
  const cards = shortlist ?? here;
  return (
    <div className={styles.kept}>
      {cards.length > 0 && (
        <ul className={styles.cards} aria-label="Shortlisted homes">
          {cards.map((listing) => (
            <li key={listing.id}>
              <ListingCardView listing={listing} heading="h2" />
            </li>
          ))}
        </ul>
      )}
      {compared.length > 0 && (
        <p>
          <LinkButton variant="primary" icon={compareIcon} to={comparisonLink({ ids: compared })}>
            {compared.length === 1 ? 'See the home you kept' : `Compare the ${compared.length} homes you kept`}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** Only the browser knows them, so no loader can: they are looked up once the page is there. */
function useDeviceCards(wanted: boolean): readonly ListingCard[] {
  const { http } = usePlatform();
  const [cards, setCards] = useState<readonly ListingCard[]>([]);
  const lookUp = useEffectEvent(async () => {
    const ids = deviceShortlist().slice(0, SHOWN_AT_MOST);
    if (ids.length === 0) return;
    const { records } = await http.request('GET /api/v1/property/cards', { query: { ids: ids.join(',') } });
    setCards(records.map(listingCard));
  });
  useEffect(() => {
    // Without an answer the page still leads on.
    if (wanted) lookUp().catch(() => undefined);
  }, [wanted]);
  return cards;
}
