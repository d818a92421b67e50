import type { GeoPoint } from '@aangan/shared-kit/domain/distance';
import { Button } from '@aangan/shared-kit/ui/button';
import { SmallText } from '@aangan/shared-kit/ui/layout';
import { ScriptedButton } from '@aangan/shared-kit/ui/scripted-button';
import { Skeleton } from '@aangan/shared-kit/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { ADDRESS_WORDS } from './address.words.ts';
import styles from './address-book.module.css';

const PinChooser = lazy(async () => ({ default: (await import('./pin-chooser.tsx')).PinChooser }));

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
  const remove = () => {
    setPin(undefined);
    setOpen(false);
  };
  return (
    <section className={styles.pin} aria-label={ADDRESS_WORDS.pin}>
      <input type="hidden" name="latitude" value={pin?.latitude ?? ''} />
      <input type="hidden" name="longitude" value={pin?.longitude ?? ''} />
      {isOpen ? (
        <>
          <Suspense
            fallback={
              <div className={styles.map}>
                <Skeleton shape="block" />
              </div>
            }
          >
            <PinChooser pin={pin} city={city} locality={locality} onMove={setPin} />
          </Suspense>
          <Button size="small" variant="quiet" onClick={remove}>
            {ADDRESS_WORDS.removePin}
          </Button>
        </>
      ) : (
        <>
          {pin && <SmallText>{ADDRESS_WORDS.pinSet}</SmallText>}
          <ScriptedButton onClick={() => setOpen(true)}>{ADDRESS_WORDS.addPin}</ScriptedButton>
        </>
      )}
    </section>
  );
}
