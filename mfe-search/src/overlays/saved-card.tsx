import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { Stack } from '@aangan/shared-kit/ui/layout';
import { useState } from 'react';
import { CompareToggle } from '../compare/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import type { SavedHome } from '../saved-homes/public.ts';
import { useShortlist } from '../shortlist/public.ts';
import { savedChange } from './saved-change.ts';
import styles from './saved-homes.module.css';
import { useWasOn } from './use-was-on.ts';

interface SavedCardProps {
  readonly home: SavedHome;
  readonly changes: boolean;
  /** Whether the home is shortlisted and can be removed. */
  readonly removable: boolean;
}

/** A saved or viewed home with its actions. After removal a line with an undo button takes its place. */
export function SavedCard({ home, changes, removable }: SavedCardProps) {
  const { now } = usePlatform();
  const { listing } = home;
  const { on, toggle } = useShortlist(listing.id);
  const removed = useWasOn(on) && !on && removable;
  // When one button replaces the other, the focus moves to the new one.
  const [brought, setBrought] = useState(false);
  const bringBack = () => {
    setBrought(true);
    toggle();
  };
  if (removed) {
    return (
      <p className={styles.removed} role="status">
        <span>Removed: {listing.title}</span>
        <Button size="small" autoFocus onClick={bringBack}>
          Undo
        </Button>
      </p>
    );
  }
  const change = savedChange(home, now);
  return (
    <Stack gap={8}>
      {changes && (
        <p className={styles.change} data-kind={change.kind}>
          {change.words}
        </p>
      )}
      <ListingCardView listing={listing} heading="h2" />
      <div className={styles.actions}>
        {!listing.closed && <CompareToggle id={listing.id} />}
        {removable && on && (
          <Button variant="quiet" size="small" icon={heartIcon} iconFilled autoFocus={brought} onClick={toggle}>
            Remove<span className="visually-hidden">: {listing.title}</span>
          </Button>
        )}
      </div>
    </Stack>
  );
}
