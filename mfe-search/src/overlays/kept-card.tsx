import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Button } from '@aangan/shared-kit/ui/button';
import { heartIcon } from '@aangan/shared-kit/ui/icon-paths';
import { useState } from 'react';
import { CompareToggle } from '../compare/public.ts';
import { ListingCardView } from '../listing-card/public.ts';
import { useHeart } from '../shortlist/public.ts';
import styles from './kept.module.css';
import { type KeptHome, keptChange } from './kept-change.ts';
import { useWasOn } from './use-was-on.ts';

interface KeptCardProps {
  readonly home: KeptHome;
  readonly changes: boolean;
  /** Whether the home is shortlisted and can be removed. */
  readonly removable: boolean;
}

/** A saved or viewed home with its actions. After removal a line with an undo button takes its place. */
export function KeptCard({ home, changes, removable }: KeptCardProps) {
  const { now } = usePlatform();
  const { listing } = home;
  const { on, toggle } = useHeart(listing.id);
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
  const change = keptChange(home, now);
  return (
    <div className={styles.home}>
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
    </div>
  );
}
