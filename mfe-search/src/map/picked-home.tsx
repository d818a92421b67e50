import { Link } from '@aangan/shared-kit/platform/router';
import { Button } from '@aangan/shared-kit/ui/button';
import { closeIcon } from '@aangan/shared-kit/ui/icon-paths';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { Price } from '@aangan/shared-kit/ui/price';
import { useEffect } from 'react';
import { noteVisited } from '../visited-listings/public.ts';
import styles from './picked-home.module.css';
import type { Pin } from './pin-clusters.ts';

interface PickedHomeProps {
  readonly pin: Pin;
  readonly monthly: boolean;
  readonly onClose: () => void;
}

/** The card of the pressed pin: most pins have no card in the list beside the map. */
export function PickedHome({ pin, monthly, onClose }: PickedHomeProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isInSheet(event.target)) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return (
    <div className={styles.picked} role="status">
      <Price amount={pin.price} monthly={monthly} size="text" />
      <Link to={pin.url} onClick={() => noteVisited(pin.id)}>
        {pin.title}
      </Link>
      <ListingProgress id={pin.id} title={pin.title} closed={false} />
      <Button variant="quiet" size="small" icon={closeIcon} label="Close" onClick={onClose} />
    </div>
  );
}

/** Escape closes one layer at a time: a sheet above this card closes first. */
function isInSheet(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
