import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { ADDRESS_WORDS } from './address.words.ts';
import styles from './address-book.module.css';

/** Leaflet is loaded with the map alone. */
const PinMap = lazy(() => import('@aangan/shared-kit/ui/pin-map').then(({ PinMap: Shown }) => ({ default: Shown })));

const PLACE = { remote: 'mfe-home-services', page: 'checkout' } as const;

interface PinFieldProps {
  readonly city: string;
  /** As typed: the map begins there. */
  readonly locality: string;
  readonly first: GeoPoint | undefined;
}

/** The place of an address on a map, on a press. Its two fields are sent with the form. */
export function PinField({ city, locality, first }: PinFieldProps) {
  const [pin, setPin] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const looking = useMutation('GET /api/v1/localities/city/{city}', { otherwise: ADDRESS_WORDS.noPin });
  const open = async () => {
    if (!pin) {
      const found = await looking.run({ params: { city } });
      const { localities = [] } = found?.answer ?? {};
      const typed = locality.trim().toLowerCase();
      const begin =
        localities.find(({ name }) => typed !== '' && name.toLowerCase().startsWith(typed)) ?? localities[0];
      if (!begin) return;
      setPin({ latitude: begin.latitude, longitude: begin.longitude });
    }
    setOpen(true);
  };
  return (
    <section className={styles.pin} aria-label={ADDRESS_WORDS.pin}>
      <input type="hidden" name="latitude" value={pin?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={pin?.longitude ?? ''} />
      {looking.problem && <AlertNote tone="error">{looking.problem}</AlertNote>}
      {pin && isOpen ? (
        <>
          <SmallText>{ADDRESS_WORDS.pinHelp}</SmallText>
          <div className={styles.map}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <PinMap pin={pin} city={city} onMove={setPin} place={PLACE} />
            </Suspense>
          </div>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setPin(undefined);
              setOpen(false);
            }}
          >
            {ADDRESS_WORDS.removePin}
          </Button>
        </>
      ) : (
        <>
          {pin && <SmallText>{ADDRESS_WORDS.pinSet}</SmallText>}
          <ScriptedButton busy={looking.busy} onClick={() => void open()}>
            {ADDRESS_WORDS.addPin}
          </ScriptedButton>
        </>
      )}
    </section>
  );
}
