import type { Pin } from '@aangan/shared-kit/map/pin-clusters';
import { Link } from '@aangan/shared-kit/platform/router';
import { ListingProgress } from '@aangan/shared-kit/ui/listing-progress';
import { PickedPin } from '@aangan/shared-kit/ui/picked-pin';
import { Price } from '@aangan/shared-kit/ui/price';
import { noteVisited } from '../visited-listings/public.ts';

interface PickedHomeProps {
  readonly pin: Pin;
  readonly monthly: boolean;
  readonly onClose: () => void;
}

/** The card of the pressed pin: most pins have no card in the list beside the map. */
export function PickedHome({ pin, monthly, onClose }: PickedHomeProps) {
  return (
    <PickedPin onClose={onClose}>
      <Price amount={pin.price} monthly={monthly} size="text" />
      <Link to={pin.url} onClick={() => noteVisited(pin.id)}>
        {pin.title}
      </Link>
      <ListingProgress id={pin.id} title={pin.title} closed={false} />
    </PickedPin>
  );
}
