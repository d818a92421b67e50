import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { PinMap } from '@aangan/shared-kit/ui/pin-map';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { useEffect, useEffectEvent } from 'react';
import styles from './map-pin.module.css';
import { PIN_WORDS } from './map-pin.words.ts';

interface PinChooserProps {
  readonly pin: GeoPoint | undefined;
  readonly city: string;
  /** As typed: a map without a pin begins there. */
  readonly locality: string;
  readonly page: string;
  readonly onMove: (pin: GeoPoint) => void;
}

/** The map of a pin. Loaded on demand, because it includes Leaflet. */
export function PinChooser({ pin, city, locality, page, onMove }: PinChooserProps) {
  const looking = useMutation('GET /api/v1/localities/city/{city}', { otherwise: PIN_WORDS.failed });
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
      <SmallText>{PIN_WORDS.help}</SmallText>
      <div className={styles.map}>
        {pin ? (
          <PinMap pin={pin} city={city} onMove={onMove} place={{ remote: 'mfe-home-services', page }} />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
    </>
  );
}
