import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { PinMap } from '@aangan/shared-kit/ui/pin-map';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { useEffect, useEffectEvent } from 'react';
import { ADDRESS_WORDS } from './address.words.ts';
import styles from './address-book.module.css';

interface PinChooserProps {
  readonly pin: GeoPoint | undefined;
  readonly city: string;
  /** As typed: a map without a pin begins there. */
  readonly locality: string;
  readonly onMove: (pin: GeoPoint) => void;
}

const PLACE = { remote: 'mfe-home-services', page: 'serviceCheckout' } as const;

/** The map of a pin. Loaded on demand, because it includes Leaflet. */
export function PinChooser({ pin, city, locality, onMove }: PinChooserProps) {
  const looking = useMutation('GET /api/v1/localities/city/{city}', { otherwise: ADDRESS_WORDS.noPin });
  const look = async () => {
    const { localities = [] } = (await looking.run({ params: { city } }))?.answer ?? {};
    const typed = locality.trim().toLowerCase();
    const near = localities.find(({ name }) => typed !== '' && name.toLowerCase().startsWith(typed)) ?? localities[0];
    if (near) onMove({ latitude: near.latitude, longitude: near.longitude });
  };
  const begin = useEffectEvent(() => (pin ? undefined : void look()));
  useEffect(() => begin(), []);
  if (looking.problem !== undefined) {
    return (
      <AlertNote tone="error" onRetry={() => void look()}>
        {looking.problem}
      </AlertNote>
    );
  }
  return (
    <>
      <SmallText>{ADDRESS_WORDS.pinHelp}</SmallText>
      <div className={styles.map}>
        {pin ? <PinMap pin={pin} city={city} onMove={onMove} place={PLACE} /> : <Skeleton shape="block" />}
      </div>
    </>
  );
}
