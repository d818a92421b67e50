import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { Link } from '@aangan/shared-kit/platform/router';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { PickedPin } from '@aangan/shared-kit/ui/picked-pin';
import type { Photo } from '@aangan/shared-kit/ui/picture';
import { Price } from '@aangan/shared-kit/ui/price';
import { noteVisited } from '../visited-listings/public.ts';

interface PickedHomeProps {
  readonly pin: Pin;
  readonly monthly: boolean;
  /** Null until it is known. */
  readonly photo: Photo | null;
  readonly onClose: () => void;
}

/** The card of the pressed pin. On phones it takes the place of the row of cards, so that there is one card. */
export function PickedHome({ pin, monthly, photo, onClose }: PickedHomeProps) {
  return (
    <PickedPin photo={photo} onClose={onClose}>
      <Price amount={pin.price} monthly={monthly} size="text" />
      <Link to={pin.url} onClick={() => noteVisited(pin.id)}>
        {pin.title}
      </Link>
      <ListingProgress id={pin.id} title={pin.title} closed={false} />
    </PickedPin>
  );
}
