import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import styles from './map-pin.module.css';
import { PIN_WORDS } from './map-pin.words.ts';

const PinChooser = lazy(async () => ({ default: (await import('./pin-chooser.tsx')).PinChooser }));

interface PinFieldProps {
  readonly city: string;
  /** As typed: the map begins there. */
  readonly locality: string;
  readonly first: GeoPoint | undefined;
  /** The page that has the form, for reports. */
  readonly page: string;
  /** Names of its two fields. */
  readonly names?: { readonly latitude: string; readonly longitude: string };
  /** Tells apart the pins of a form: `Map pin (optional)` by default. */
  readonly label?: string;
}

const NAMES = { latitude: 'latitude', longitude: 'longitude' } as const;

/** The place of an address on a map, on a press. Its two fields are sent with the form. */
export function PinField({ city, locality, first, page, names = NAMES, label = PIN_WORDS.pin }: PinFieldProps) {
  const [pin, setPin] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const remove = () => {
    setPin(undefined);
    setOpen(false);
  };
  return (
    <section className={styles.pin} aria-label={label}>
      <input type="hidden" name={names.latitude} value={pin?.latitude ?? ''} />
      <input type="hidden" name={names.longitude} value={pin?.longitude ?? ''} />
      {isOpen ? (
        <>
          <Suspense
            fallback={
              <div className={styles.map}>
                <Skeleton shape="block" />
              </div>
            }
          >
            <PinChooser pin={pin} city={city} locality={locality} page={page} onMove={setPin} />
          </Suspense>
          <Button size="small" variant="quiet" onClick={remove}>
            {PIN_WORDS.remove}
          </Button>
        </>
      ) : (
        <>
          {pin && <SmallText>{PIN_WORDS.set}</SmallText>}
          <ScriptedButton onClick={() => setOpen(true)}>
            {PIN_WORDS.add}
            {label !== PIN_WORDS.pin && <span className="visually-hidden">: {label}</span>}
          </ScriptedButton>
        </>
      )}
    </section>
  );
}
